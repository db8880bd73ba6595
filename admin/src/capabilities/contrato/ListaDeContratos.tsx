import { bloquesDeContrato, estadosDeContrato, listaDeContratos, productos, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useUsuario } from '../../providers/sesion';
import { Menor } from '../../ui/Menor';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { Estado } from './Estado';
import { RECURSO, rutaDeContrato } from './rutas';
import type { ContratoDeLista } from './tipos';

const { campo, direccion } = listaDeContratos.ordenInicial;

const columnas: readonly Columna<ContratoDeLista>[] = [
  {
    campo: 'nombreCliente',
    ordena: true,
    debajo: ({ cedula }) => cedula,
    enTelefono: ({ estado }) => <Estado estado={estado} />,
  },
  { campo: 'idCodigo', ordena: true, tipo: 'codigo' },
  { campo: 'fecha', ordena: true, tipo: 'instante' },
  { campo: 'generados', dibujar: (contrato) => <Bloques contrato={contrato} /> },
  { campo: 'estado', dibujar: ({ estado }) => <Estado estado={estado} /> },
  { campo: 'enviadoEn', tipo: 'instante' },
  { campo: 'aprobadoEn', ordena: true, tipo: 'instante' },
];

/** decisiones.md, "LEG: contracts": contracts, newest first; a row leads to its contract. */
export default function ListaDeContratos() {
  const { role } = useUsuario();
  return (
    <RecordList
      resource={RECURSO}
      title={propios.contratos}
      sort={{ field: campo, order: direccion }}
      disableAuthentication
      exportable
      searchPlaceholder={propios.contratoBuscar}
      filters={
        <>
          <Filtro campo="estado" etiqueta="Estado" opciones={estadosDeContrato} />
          <Filtro
            campo="producto"
            etiqueta="Producto"
            opciones={productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }))}
          />
        </>
      }
    >
      <Tabla columnas={columnas} enlace={({ id }: ContratoDeLista) => rutaDeContrato(role, id)} />
    </RecordList>
  );
}

function Bloques({ contrato: { generados, rechazados, motivo } }: { readonly contrato: ContratoDeLista }) {
  return (
    <>
      <Box component="span" data-entero sx={{ whiteSpace: 'nowrap' }}>
        {propios.bloqueAvance(generados, bloquesDeContrato.length)}
      </Box>
      {rechazados > 0 && <Menor>{motivo}</Menor>}
    </>
  );
}
