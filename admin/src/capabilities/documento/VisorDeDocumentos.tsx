import { estadosDeDocumentos, mensajes, mismoTexto, productos } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link, type To, useNavigate } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { EstadoDeCarpeta } from '../../ui/EstadoDeCarpeta';
import { Menor } from '../../ui/Menor';
import { ownPath } from '../../ui/navegacion';
import { Filtro } from '../../ui/tabla/Filtro';
import { FiltroDeQuien } from '../../ui/tabla/FiltroDeQuien';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { EnviarARiesgo } from '../carpeta';
import type { CarpetaRecord } from './tipos';

/** DOC-003 */
const MAXIMO_DE_BUSQUEDA = 8;

/** DOC-007: there is nothing to be seen of an empty folder. */
const seAbre = ({ estado }: CarpetaRecord): boolean => !mismoTexto(estado, estadosDeDocumentos.vacia);

function useDestino(): (carpeta: CarpetaRecord) => To {
  const { role } = useUsuario();
  return ({ cedula, id }) => ({
    pathname: `${ownPath(role, 'documentos-cliente')}/${encodeURIComponent(cedula)}`,
    search: new URLSearchParams({ plan: id }).toString(),
  });
}

function Cliente({ carpeta }: { readonly carpeta: CarpetaRecord }) {
  const destino = useDestino();
  return (
    <>
      {seAbre(carpeta) ? (
        <MuiLink component={Link} to={destino(carpeta)} state={{ plan: carpeta.id }} sx={{ fontWeight: 560 }}>
          {carpeta.nombreCompleto}
        </MuiLink>
      ) : (
        carpeta.nombreCompleto
      )}
      <Menor>{carpeta.cedula}</Menor>
    </>
  );
}

function Estado({ carpeta }: { readonly carpeta: CarpetaRecord }) {
  const { estado, idDepartamento, documentosListos, documentosTotal } = carpeta;
  return (
    <>
      <EstadoDeCarpeta estado={estado} idDepartamento={idDepartamento} />
      {documentosTotal > 0 && <Menor>{`${documentosListos} de ${documentosTotal} documentos listos`}</Menor>}
    </>
  );
}

const columnas: readonly Columna<CarpetaRecord>[] = [
  {
    campo: 'nombreCompleto',
    dibujar: (carpeta) => <Cliente carpeta={carpeta} />,
    enTelefono: (carpeta) => <Estado carpeta={carpeta} />,
  },
  {
    campo: 'id',
    dibujar: ({ id, producto, nombreProducto }) => (
      <Box sx={{ whiteSpace: 'nowrap' }}>
        {id}
        <Menor>{productos.find(({ codigo }) => codigo === producto)?.etiqueta ?? nombreProducto}</Menor>
      </Box>
    ),
  },
  { campo: 'fechaAdjudicacion', tipo: 'fecha' },
  { campo: 'ejecutivo', dibujar: ({ ejecutivo }) => ejecutivo ?? 'Sin asignar' },
  {
    campo: 'estado',
    soloAncha: true,
    dibujar: (carpeta) => <Estado carpeta={carpeta} />,
  },
];

const acciones: Columna<CarpetaRecord> = {
  etiqueta: mensajes.DOC.acciones,
  dibujar: ({ id, motivoNoEnviar }) => (
    <Box sx={{ width: 'max-content' }}>
      <EnviarARiesgo carpeta={{ idCodigo: id, motivoNoEnviar }} size="small" variant="text" />
    </Box>
  ),
};

/** DOC-001…008: every folder with the state of its documents. */
export default function VisorDeDocumentos() {
  const { idDepartamento } = useUsuario();
  const navigate = useNavigate();
  const destino = useDestino();
  return (
    <RecordList
      resource="documentos-cliente"
      title={mensajes.DOC.visorDeDocumentos}
      storeKey="documentos-cliente"
      sort={{ field: 'fechaAdjudicacion', order: 'DESC' }}
      exportable
      disableAuthentication
      searchPlaceholder="Cédula o nombre"
      searchMaxLength={MAXIMO_DE_BUSQUEDA}
      filters={<Filtros />}
    >
      <Tabla
        columnas={idDepartamento === '002' ? [...columnas, acciones] : columnas}
        seElige={seAbre}
        alElegir={(carpeta) => {
          // DOC-008: the plan goes with the navigation and stands in the address too.
          void navigate(destino(carpeta), { state: { plan: carpeta.id } });
          return undefined;
        }}
      />
    </RecordList>
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
      <FiltroDeQuien />
      <Filtro
        campo="producto"
        etiqueta="Producto"
        opciones={productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }))}
      />
      <Filtro
        campo="estado"
        etiqueta="Estado"
        opciones={Object.values(estadosDeDocumentos).map((estado) => ({ codigo: estado, nombre: estado }))}
      />
      <Filtro campo="idDepartamento" etiqueta="Departamento" opciones={departamentosDeCarpeta} />
    </>
  );
}
