import { estadosDeDocumentos, mensajes, mismoTexto, productos } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link, type To, useNavigate } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { EstadoDeCarpeta } from '../../ui/EstadoDeCarpeta';
import { DateField } from '../../ui/fields/columns';
import { ownPath } from '../../ui/navigation';
import { SecondLine } from '../../ui/SecondLine';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { OwnerFilter } from '../../ui/table/OwnerFilter';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { EnviarARiesgo } from '../carpeta';
import type { CarpetaRecord } from './tipos';

const Column = DataTable.Col<CarpetaRecord>;
const useCarpeta = () => useShownRecord<CarpetaRecord>();

/** DOC-003 */
const MAXIMO_DE_BUSQUEDA = 8;

/** DOC-007: there is nothing to be seen of an empty folder. */
const seAbre = ({ estado }: CarpetaRecord): boolean => !mismoTexto(estado, estadosDeDocumentos.vacia);

function useTarget(): (carpeta: CarpetaRecord) => To {
  const { role } = useUsuario();
  return ({ cedula, id }) => ({
    pathname: `${ownPath(role, 'documentos-cliente')}/${encodeURIComponent(cedula)}`,
    search: new URLSearchParams({ plan: id }).toString(),
  });
}

function Cliente() {
  const carpeta = useCarpeta();
  const destino = useTarget();
  return (
    <>
      {seAbre(carpeta) ? (
        <MuiLink component={Link} to={destino(carpeta)} state={{ plan: carpeta.id }} sx={{ fontWeight: 560 }}>
          {carpeta.nombreCompleto}
        </MuiLink>
      ) : (
        carpeta.nombreCompleto
      )}
      <SecondLine>{carpeta.cedula}</SecondLine>
    </>
  );
}

function Plan() {
  const { id, producto, nombreProducto } = useCarpeta();
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {id}
      <SecondLine>{productos.find(({ codigo }) => codigo === producto)?.etiqueta ?? nombreProducto}</SecondLine>
    </Box>
  );
}

function Estado() {
  const { estado, idDepartamento, documentosListos, documentosTotal } = useCarpeta();
  return (
    <>
      <EstadoDeCarpeta estado={estado} idDepartamento={idDepartamento} />
      {documentosTotal > 0 && <SecondLine>{`${documentosListos} de ${documentosTotal} documentos listos`}</SecondLine>}
    </>
  );
}

function Acciones() {
  const { id, motivoNoEnviar } = useCarpeta();
  return (
    <Box sx={{ width: 'max-content' }}>
      <EnviarARiesgo carpeta={{ idCodigo: id, motivoNoEnviar }} size="small" variant="text" />
    </Box>
  );
}

/** DOC-001…008: every folder with the state of its documents. */
export default function VisorDeDocumentos() {
  const { idDepartamento } = useUsuario();
  const navigate = useNavigate();
  const destino = useTarget();
  return (
    <List
      resource="documentos-cliente"
      title={mensajes.DOC.visorDeDocumentos}
      storeKey="documentos-cliente"
      sort={{ field: 'fechaAdjudicacion', order: 'DESC' }}
      exporter
      disableAuthentication
      filters={
        <>
          <SearchInput source="q" placeholder="Cédula o nombre" maxLength={MAXIMO_DE_BUSQUEDA} />
          <Filtros />
        </>
      }
    >
      <DataTable<CarpetaRecord>
        isRowClickable={seAbre}
        // DOC-008: the plan goes with the navigation and stands in the address too.
        onRowClick={(carpeta) => void navigate(destino(carpeta), { state: { plan: carpeta.id } })}
      >
        <Column source="nombreCompleto" field={Cliente} onPhone={() => <Estado />} disableSort />
        <Column source="id" field={Plan} disableSort />
        <Column source="fechaAdjudicacion" field={DateField} disableSort />
        <Column source="ejecutivo" render={({ ejecutivo }) => ejecutivo ?? 'Sin asignar'} disableSort />
        <Column source="estado" wideOnly field={Estado} disableSort />
        {idDepartamento === '002' && <Column label={mensajes.DOC.acciones} field={Acciones} />}
      </DataTable>
    </List>
  );
}

const departamentosDeCarpeta = [
  { codigo: '002', nombre: 'Adjudicaciones' },
  { codigo: '004', nombre: 'Riesgos' },
  { codigo: '003', nombre: 'Legal' },
] as const;

function Filtros() {
  return (
    <>
      <OwnerFilter />
      <SelectFilter
        source="producto"
        label="Producto"
        choices={productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }))}
      />
      <SelectFilter
        source="estado"
        label="Estado"
        choices={Object.values(estadosDeDocumentos).map((estado) => ({ codigo: estado, nombre: estado }))}
      />
      <SelectFilter source="idDepartamento" label="Departamento" choices={departamentosDeCarpeta} />
    </>
  );
}
