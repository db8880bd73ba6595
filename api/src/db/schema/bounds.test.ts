import * as domain from '@adjudica/domain';
import { type Campo, LIMITES } from '@adjudica/domain';
import type { EntityMetadata } from 'typeorm';
import { describeEntities } from '../../testing/entities';
import { lengthOf } from '../engine/lengths';

/** Every text has one bound: what a form lets through fits its column, and what a column holds fits every column it is copied to. */
let tables: ReadonlyMap<string, EntityMetadata>;
beforeAll(async () => {
  tables = new Map((await describeEntities()).map((metadata) => [metadata.tableName, metadata]));
});

/** 'persona.correo' → 254. */
function widthOf(place: string): number {
  const [table = '', column = ''] = place.split('.');
  const found = tables.get(table)?.columns.find(({ propertyName }) => propertyName === column);
  if (found === undefined) throw new Error(`there is no ${place}`);
  return lengthOf(found);
}

/** Forms whose values stand in a table of another name, or in columns that bear another name than the field. */
const ELSEWHERE: Readonly<Record<string, { table?: string; columns?: Readonly<Record<string, string>> }>> = {
  formularioDeConyuge: { columns: { nombreCompleto: 'nombres' } },
  formularioDeReferenciaPersonal: { table: 'referencia' },
  formularioDeReferenciaComercial: { table: 'referencia' },
  formularioDeReferenciaBancaria: { table: 'referencia' },
  formularioDeMedio: { table: 'medio_aprobacion' },
  formularioDeVehiculo: { table: 'ficha_bien' },
  formularioDeInmueble: { table: 'ficha_bien' },
  formularioDeUnidadDeVehiculo: { table: 'ficha_bien' },
  formularioDeUnidadDeInmueble: { table: 'ficha_bien' },
  formularioDePoliza: { table: 'medio_aprobacion', columns: { numero: 'numeroPoliza' } },
  formularioDePersonas: { table: 'pagare' },
  formularioDeFirma: { table: 'pagare' },
  formularioDeDispositivoDeConcesionario: { table: 'dispositivo' },
  formularioDeDispositivo: { table: 'medio_aprobacion', columns: { nombre: 'dispositivo' } },
};

type AnyField = Campo<object, unknown>;
const forms = Object.entries(domain as Record<string, unknown>).filter(
  (entry): entry is [string, { nombre: string; campos: Record<string, AnyField> }] =>
    entry[0].startsWith('formularioDe') && typeof entry[1] === 'object' && entry[1] !== null && 'campos' in entry[1],
);

/** Longest text that a field lets through; `undefined` = it is no text. */
function boundOf(field: AnyField): number | undefined {
  switch (field.tipo) {
    case 'texto':
    case 'parrafo':
    case 'digitos':
    case 'catalogo':
      return field.maximo;
    case 'correo':
      return LIMITES.correo;
    case 'opcion':
      return Math.max(...field.opciones.map(({ codigo }) => codigo.length));
    default:
      return undefined;
  }
}

test.each(forms)('what %s lets through fits its columns', (name, { nombre, campos }) => {
  const { table = nombre.replaceAll('-', '_'), columns = {} } = ELSEWHERE[name] ?? {};
  const narrow = Object.entries(campos).flatMap(([field, row]) => {
    const bound = boundOf(row);
    if (bound === undefined) return [];
    const place = `${table}.${columns[field] ?? field}`;
    return widthOf(place) < bound ? [`${place} holds ${widthOf(place)}, the form lets ${bound} through`] : [];
  });
  expect(narrow).toEqual([]);
});

const NAME_OF_PERSON = ['persona.nombres', 'persona.apellidoPaterno', 'persona.apellidoMaterno'] as const;
/** Places whose text is copied, as they stand or joined by blanks. */
const together = (places: readonly string[]): number =>
  places.reduce((sum, place) => sum + widthOf(place), places.length - 1);

/** Column → what is copied into it: a bound, a column, or several columns joined. */
const COPIES: Readonly<Record<string, readonly (keyof typeof LIMITES | string | readonly string[])[]>> = {
  'mensaje.destinatario': ['correo', 'persona.correo', 'usuario.correo', 'solicitud.correo'],
  'mensaje.ultimoError': ['comentario'],
  'usuario.correo': ['correo'],
  'usuario.nombre': ['textoCorto'],
  'usuario.apellido': ['textoCorto'],
  'archivo.nombre': ['nombreDeArchivo'],
  'documento_version.nombreOriginal': ['nombreDeArchivo'],
  'importacion.nombreArchivo': ['nombreDeArchivo'],
  'participante.nombreCliente': [NAME_OF_PERSON],
  'persona_token.nombreNormalizado': [NAME_OF_PERSON],
  'participante.idCodigo': ['plan_ahorro.idCodigo'],
  'participante.cedula': ['persona.identificacion'],
  'documento.identificacion': ['persona.identificacion', 'conyuge.identificacion', 'solicitud.identificacion'],
  'solicitud.identificacion': ['persona.identificacion'],
  'solicitud.nombres': ['persona.nombres'],
  'solicitud.apellidoPaterno': ['persona.apellidoPaterno'],
  'solicitud.apellidoMaterno': ['persona.apellidoMaterno'],
  'solicitud.correo': ['persona.correo'],
  'evento.observacion': [
    'comentario',
    'adjudicacion.motivoRetiro',
    'documento_emitido.motivo',
    'excepcion_riesgo.observacion',
  ],
  'tarea.observaciones': ['comentario', 'evento.observacion'],
  'notificacion.titulo': ['titulo'],
  'notificacion.texto': ['comentario'],
  // one field, taken apart
  'conyuge.apellidoPaterno': ['nombre'],
  'conyuge.apellidoMaterno': ['nombre'],
  'carpeta_envio.comentario': ['comentario'],
  'medio_aprobacion.motivo': ['comentario'],
  'medio_aprobacion.observaciones': ['comentario'],
  'documento.observaciones': ['comentario', 'documento_decision.motivo'],
  'consulta_buro.motivo': ['comentario'],
  'asamblea.notario': ['nombre', 'notario.nombre'],
  'asamblea.representante': ['nombre'],
  'asamblea.notariaNumero': ['textoCorto'],
  'asamblea.notariaCanton': ['textoCorto'],
  'asamblea.convocatoria': ['nombre'],
  'asamblea.ordenDelDia': ['comentario'],
  'asamblea.testigo1': ['testigo'],
  'asamblea.testigo2': ['testigo'],
  'asamblea.testigo3': ['testigo'],
  'ficha_bien.marca': ['marca_vehiculo.nombre'],
  'ficha_bien.modelo': ['modelo_vehiculo.nombre'],
  'ficha_bien.clase': ['clase_vehiculo.nombre'],
  'ficha_bien.color': ['color_vehiculo.nombre'],
  'medio_aprobacion.dispositivo': ['dispositivo.nombre'],
  'medio_aprobacion.aseguradora': ['nombre'],
  'auditoria.usuario': ['usuario.usuario'],
};

test.each(Object.entries(COPIES))('%s holds what is copied into it', (target, sources) => {
  const narrow = sources.flatMap((source) => {
    const bound =
      typeof source !== 'string'
        ? together(source)
        : source in LIMITES
          ? LIMITES[source as keyof typeof LIMITES]
          : widthOf(source);
    return widthOf(target) < bound ? [`${String(source)}: ${bound}`] : [];
  });
  expect({ [target]: widthOf(target), narrow }).toEqual({ [target]: widthOf(target), narrow: [] });
});

test('every address of a person is as long as an address may be', () => {
  const addresses = [...tables.values()].flatMap(({ tableName, columns }) =>
    columns
      .filter(({ propertyName }) => /^correo$|Correo$|^destinatario$/.test(propertyName))
      .map(({ propertyName }) => `${tableName}.${propertyName}`),
  );
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((place) => widthOf(place) !== LIMITES.correo)).toEqual([]);
});
