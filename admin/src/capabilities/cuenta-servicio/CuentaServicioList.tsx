import { type Instante, propios } from '@adjudica/domain';
import type { CuentaDeServicioVista } from '../../generated/api';
import { fechaHora } from '../../ui/formato';
import { StateChip } from '../../ui/StateChip';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';

const vigentes = ({ claves }: CuentaDeServicioVista) => claves.filter(({ estado }) => estado === 'vigente');
/** The last of several: ISO instants are in the order of their text. */
const ultimo = <T extends string>(instantes: readonly (T | null)[]): T | undefined =>
  instantes
    .filter((instante) => instante !== null)
    .toSorted()
    .at(-1);
const escrito = (instante: Instante | undefined, sin: string): string =>
  instante === undefined ? sin : fechaHora(instante);

const columnas: readonly Columna<CuentaDeServicioVista>[] = [
  { campo: 'usuario', ordena: true, debajo: ({ nombre }) => nombre },
  { campo: 'role', ordena: true },
  { campo: 'alcances', tipo: 'numero', dibujar: ({ alcances }) => alcances.length },
  { campo: 'claves', tipo: 'numero', dibujar: (cuenta) => vigentes(cuenta).length },
  { campo: 'vence', dibujar: (cuenta) => escrito(ultimo(vigentes(cuenta).map(({ vence }) => vence)), '—') },
  {
    campo: 'ultimoUso',
    dibujar: ({ claves }) => escrito(ultimo(claves.map(({ ultimoUso }) => ultimoUso)), propios.cuentaSinUso),
  },
  {
    campo: 'activa',
    etiqueta: 'Estado',
    dibujar: ({ activa }) => <StateChip label={activa ? 'Activa' : 'Inactiva'} tono={activa ? 'exito' : 'neutro'} />,
  },
];

/** Other systems that call the API; for the system administrator. */
export default function CuentaServicioList() {
  return (
    <RecordList
      resource="cuenta-servicio"
      title={propios.cuentasTitulo}
      description={propios.cuentasDescripcion}
      sort={{ field: 'usuario', order: 'ASC' }}
      emptyText={propios.sinCuentas}
      createLabel={propios.cuentaNueva}
    >
      <Tabla columnas={columnas} enlace="edit" />
    </RecordList>
  );
}
