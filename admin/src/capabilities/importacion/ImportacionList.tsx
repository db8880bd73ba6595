import { importaciones, nombreDeEstadoDeImportacion, nombresDeImportacion } from '@adjudica/domain';
import { StateChip } from '../../ui/StateChip';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { ExportarButton } from './ExportarButton';
import { type ImportacionRecord, nombreDeTipo, tonoDeImportacion } from './tipos';

const columnas: readonly Columna<ImportacionRecord>[] = [
  { campo: 'nombreArchivo' },
  { campo: 'tipo', dibujar: ({ tipo }) => nombreDeTipo(tipo) },
  {
    campo: 'estado',
    dibujar: ({ estado }) => (
      <StateChip label={nombreDeEstadoDeImportacion(estado)} tono={tonoDeImportacion[estado] ?? 'neutro'} />
    ),
  },
  { campo: 'leidas', tipo: 'numero' },
  { campo: 'creadas', tipo: 'numero' },
  { campo: 'cambiadas', tipo: 'numero' },
  { campo: 'iguales', tipo: 'numero' },
  { campo: 'rechazadas', tipo: 'numero' },
  { campo: 'creadaEn', tipo: 'instante' },
];

/** Every file that was brought in, newest first, with what became of it. */
export default function ImportacionList() {
  return (
    <RecordList
      title="Importación"
      description="Archivos cargados: primero se revisan, después se aplican completos o no se aplican."
      sort={{ field: 'id', order: 'DESC' }}
      exportable
      filters={<Filtros />}
      actions={<ExportarButton />}
      createLabel="Nueva importación"
    >
      <Tabla columnas={columnas} enlace="edit" />
    </RecordList>
  );
}

function Filtros() {
  const tipos = Object.values(importaciones).map(({ tipo, titulo }) => ({ codigo: tipo, nombre: titulo }));
  return (
    <>
      <Filtro campo="tipo" etiqueta="Tipo" opciones={tipos} ancho={220} />
      <Filtro campo="estado" etiqueta="Estado" opciones={nombresDeImportacion} />
    </>
  );
}
