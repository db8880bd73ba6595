import { importaciones, prefijoDe } from '@adjudica/domain';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { StateChip } from '../../ui/StateChip';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { ExportarButton } from './ExportarButton';
import { type ImportacionRecord, nombreDeTipo, tonoDeImportacion } from './tipos';

const columnas: readonly Columna<ImportacionRecord>[] = [
  { campo: 'nombreArchivo', dibujar: (importacion) => <Nombre importacion={importacion} /> },
  { campo: 'tipo', dibujar: ({ tipo }) => nombreDeTipo(tipo) },
  {
    campo: 'estado',
    dibujar: ({ estado }) => <StateChip label={estado} tono={tonoDeImportacion[estado] ?? 'neutro'} />,
  },
  { campo: 'leidas', tipo: 'numero' },
  { campo: 'creadas', tipo: 'numero' },
  { campo: 'cambiadas', tipo: 'numero' },
  { campo: 'iguales', tipo: 'numero' },
  { campo: 'rechazadas', tipo: 'numero' },
  { campo: 'creadaEn', tipo: 'instante' },
];

function Nombre({ importacion: { id, nombreArchivo } }: { readonly importacion: ImportacionRecord }) {
  const prefijo = prefijoDe(useUsuario().role);
  return (
    <MuiLink component={Link} to={`${prefijo}/importacion/${id}`} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
      {nombreArchivo}
    </MuiLink>
  );
}

/** Every file that was brought in, newest first, with what became of it. */
export default function ImportacionList() {
  const prefijo = prefijoDe(useUsuario().role);
  return (
    <RecordList
      title="Importación"
      description="Archivos cargados: primero se revisan, después se aplican completos o no se aplican."
      sort={{ field: 'id', order: 'DESC' }}
      exportable
      filters={<Filtros />}
      actions={
        <>
          <ExportarButton />
          <Button
            component={Link}
            to={`${prefijo}/importacion/create`}
            variant="contained"
            startIcon={<UploadFileOutlined />}
          >
            Nueva importación
          </Button>
        </>
      }
    >
      <Tabla columnas={columnas} alElegir={({ id }) => `${prefijo}/importacion/${id}`} />
    </RecordList>
  );
}

function Filtros() {
  const tipos = Object.values(importaciones).map(({ tipo, titulo }) => ({ codigo: tipo, nombre: titulo }));
  return <Filtro campo="tipo" etiqueta="Tipo" opciones={tipos} ancho={220} />;
}
