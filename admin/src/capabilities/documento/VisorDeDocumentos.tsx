import { estadosDeDocumentos, mensajes, mismoTexto, productos } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataTable, useListContext } from 'react-admin';
import { Link, type To, useNavigate } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { EstadoDeCarpeta } from '../../ui/EstadoDeCarpeta';
import { fecha } from '../../ui/formato';
import { Menor } from '../../ui/Menor';
import { ownPath } from '../../ui/navegacion';
import { RecordList } from '../../ui/RecordList';
import { EnviarARiesgo } from '../carpeta';
import type { CarpetaRecord } from './tipos';

/** DOC-003 */
const MAXIMO_DE_BUSQUEDA = 8;

/** DOC-007: there is nothing to be seen of an empty folder. */
const seAbre = ({ estado }: CarpetaRecord): boolean => !mismoTexto(estado, estadosDeDocumentos.vacia);

/** DOC-001…008: every folder with the state of its documents. */
export default function VisorDeDocumentos() {
  const { role, idDepartamento } = useUsuario();
  const navigate = useNavigate();
  const destino = ({ cedula, id }: CarpetaRecord): To => ({
    pathname: `${ownPath(role, 'documentos-cliente')}/${encodeURIComponent(cedula)}`,
    search: new URLSearchParams({ plan: id }).toString(),
  });
  return (
    <RecordList
      resource="documentos-cliente"
      title={mensajes.DOC.visorDeDocumentos}
      storeKey="documentos-cliente"
      sort={{ field: 'fechaAdjudicacion', order: 'DESC' }}
      disableAuthentication
      searchPlaceholder="Cédula o nombre"
      searchMaxLength={MAXIMO_DE_BUSQUEDA}
      filters={<Filtros />}
    >
      <DataTable<CarpetaRecord>
        bulkActionButtons={false}
        size="small"
        rowClick={(_id, _resource, record) => {
          const carpeta = record as CarpetaRecord;
          // DOC-008: the plan goes with the navigation and stands in the address too.
          if (seAbre(carpeta)) void navigate(destino(carpeta), { state: { plan: carpeta.id } });
          return false;
        }}
        rowSx={(carpeta) => ({ cursor: seAbre(carpeta) ? 'pointer' : 'default' })}
      >
        <DataTable.Col<CarpetaRecord>
          source="nombreCompleto"
          disableSort
          render={(carpeta) => (
            <>
              {seAbre(carpeta) ? (
                <MuiLink
                  component={Link}
                  to={destino(carpeta)}
                  state={{ plan: carpeta.id }}
                  onClick={(event) => event.stopPropagation()}
                  sx={{ fontWeight: 560 }}
                >
                  {carpeta.nombreCompleto}
                </MuiLink>
              ) : (
                carpeta.nombreCompleto
              )}
              <Menor>{carpeta.cedula}</Menor>
            </>
          )}
        />
        <DataTable.Col<CarpetaRecord>
          source="id"
          disableSort
          render={({ id, producto, nombreProducto }) => (
            <Box sx={{ whiteSpace: 'nowrap' }}>
              {id}
              <Menor>{productos.find(({ codigo }) => codigo === producto)?.etiqueta ?? nombreProducto}</Menor>
            </Box>
          )}
        />
        <DataTable.Col<CarpetaRecord>
          source="fechaAdjudicacion"
          disableSort
          render={({ fechaAdjudicacion }) => fecha(fechaAdjudicacion)}
        />
        <DataTable.Col<CarpetaRecord>
          source="ejecutivo"
          disableSort
          render={({ ejecutivo }) => ejecutivo ?? 'Sin asignar'}
        />
        <DataTable.Col<CarpetaRecord>
          source="estado"
          disableSort
          render={({ estado, idDepartamento: enDepartamento, documentosListos, documentosTotal }) => (
            <>
              <EstadoDeCarpeta estado={estado} idDepartamento={enDepartamento} />
              {documentosTotal > 0 && <Menor>{`${documentosListos} de ${documentosTotal} documentos listos`}</Menor>}
            </>
          )}
        />
        {idDepartamento === '002' && (
          <DataTable.Col<CarpetaRecord>
            label={mensajes.DOC.acciones}
            render={({ id, motivoNoEnviar }) => (
              <Box onClick={(event) => event.stopPropagation()} sx={{ width: 'max-content' }}>
                <EnviarARiesgo carpeta={{ idCodigo: id, motivoNoEnviar }} size="small" variant="text" />
              </Box>
            )}
          />
        )}
      </DataTable>
    </RecordList>
  );
}

const departamentosDeCarpeta = [
  { codigo: '002', nombre: 'Adjudicaciones' },
  { codigo: '004', nombre: 'Riesgos' },
  { codigo: '003', nombre: 'Legal' },
] as const;

function Filtros() {
  const { filterValues, setFilters } = useListContext();
  const poner = (campo: string, valor: string) => {
    const { [campo]: _antes, ...otros } = filterValues;
    setFilters(valor === '' ? otros : { ...otros, [campo]: valor });
  };
  const selector = (campo: string, label: string, opciones: readonly { codigo: string; nombre: string }[]) => (
    <TextField
      select
      label={label}
      value={filterValues[campo] ?? ''}
      onChange={(event) => poner(campo, event.target.value)}
      sx={{ minWidth: 150 }}
    >
      <MenuItem value="">Todos</MenuItem>
      {opciones.map(({ codigo, nombre }) => (
        <MenuItem key={codigo} value={codigo}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      {selector(
        'producto',
        'Producto',
        productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta })),
      )}
      {selector(
        'estado',
        'Estado',
        Object.values(estadosDeDocumentos).map((estado) => ({ codigo: estado, nombre: estado })),
      )}
      {selector('idDepartamento', 'Departamento', departamentosDeCarpeta)}
    </>
  );
}
