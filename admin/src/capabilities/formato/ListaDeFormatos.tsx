import {
  bloquesDeContrato,
  describirCondiciones,
  listaDeFormatos,
  nombreDeBloque,
  nombreDeSituacion,
  propios,
} from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useUsuario } from '../../providers/sesion';
import { Menor } from '../../ui/Menor';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { usePuede } from '../../ui/usePuede';
import { CoberturaDeFormatos } from './CoberturaDeFormatos';
import { RECURSO, rutaDeFormato, rutaDeNuevo } from './rutas';
import { condicionesDe, type FormatoDeLista } from './tipos';
import { Situacion, Vigencia } from './Vigencia';

const { campo, direccion } = listaDeFormatos.ordenInicial;
const bloques = bloquesDeContrato.map(({ id: codigo, nombre, orden }) => ({ codigo, nombre: `${orden}. ${nombre}` }));

/** The texts of the clauses, block by block: for which contracts, since when, and whether every contract finds exactly one. */
export default function ListaDeFormatos() {
  const { role } = useUsuario();
  const puede = usePuede();
  return (
    <RecordList
      resource={RECURSO}
      title={propios.formatosTitulo}
      description={<CoberturaDeFormatos />}
      sort={{ field: campo, order: direccion }}
      perPage={50}
      filterDefaultValues={{ situacion: 'vigente' }}
      emptyText={propios.formatosVacio}
      disableAuthentication
      exportable
      searchIn={propios.formatoBuscar}
      filters={<Filtros />}
      {...(puede('formato:escribir') && { createLabel: propios.formatoNuevo, createTo: rutaDeNuevo(role) })}
    >
      <Tabla columnas={columnas} enlace={({ id }: FormatoDeLista) => rutaDeFormato(role, id)} />
    </RecordList>
  );
}

const columnas: readonly Columna<FormatoDeLista>[] = [
  {
    campo: 'nombre',
    ordena: true,
    debajo: ({ codigo, numero }) => `${codigo}, versión ${numero}`,
    enTelefono: ({ situacion }) => <Situacion situacion={situacion} />,
  },
  { campo: 'bloque', dibujar: ({ bloque }) => <Box sx={ancho}>{nombreDeBloque(bloque)}</Box> },
  {
    campo: 'condiciones',
    dibujar: (formato) => <Box sx={ancho}>{describirCondiciones(condicionesDe(formato))}</Box>,
  },
  { campo: 'situacion', dibujar: ({ situacion }) => <Situacion situacion={situacion} /> },
  { campo: 'vigenteDesde', ordena: true, dibujar: (formato) => <Vigencia {...formato} /> },
  {
    campo: 'escritoPor',
    dibujar: ({ escritoPor, decididoPor, entregado }) => (
      <Box sx={{ whiteSpace: 'normal', minWidth: 120 }}>
        {entregado ? 'Entregado' : escritoPor}
        {decididoPor !== null && <Menor>Decidió {decididoPor}</Menor>}
      </Box>
    ),
  },
];

const ancho = { whiteSpace: 'normal', minWidth: 150 } as const;

function Filtros() {
  return (
    <>
      <Filtro campo="bloque" etiqueta="Bloque" opciones={bloques} ancho={210} />
      <Filtro campo="situacion" etiqueta="Estado" opciones={nombreDeSituacion} />
    </>
  );
}
