import {
  type CopiaDeAsamblea,
  calidadesDeSolicitante,
  type DocumentoDeCopia,
  esquemaCopia,
  esquemaEmisionDeConstancia,
  esquemaEnlace,
  esquemaInstalacion,
  hoyEn,
  mediosDeCopia,
  nombreDeCopia,
  propios,
} from '@adjudica/domain';
import type { ConstanciaVista, PostCalls } from '../../generated/api';
import { SelectField, TextLineField } from '../../ui/act/TextLineField';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';

export type AccionDeConstancia = ConstanciaVista['acciones'][number];

type BodyDeCopia = Omit<PostCalls['/constancia/{id}/copia']['body'], 'version'>;
type Entregable = Pick<CopiaDeAsamblea, 'documento' | 'numeroVersion'>;

/** What there is to hand over, the usual first: 'acta/2'. The extract is of the newest minutes. */
function entregables({ actas, constancias }: ConstanciaVista) {
  const de = (documento: DocumentoDeCopia, versiones: readonly { readonly numeroVersion: number }[]) =>
    versiones.map(({ numeroVersion }) => ({
      id: `${documento}/${numeroVersion}`,
      nombre: nombreDeCopia(documento, numeroVersion),
    }));
  return [...de('extracto', actas.slice(0, 1)), ...de('acta', actas), ...de('constancia', constancias)];
}
function documentoElegido(elegido: unknown): Entregable {
  const [documento, version] = String(elegido).split('/');
  return { documento: documento as DocumentoDeCopia, numeroVersion: Number(version) };
}

const conOpciones = (opciones: readonly { readonly id: string; readonly nombre: string }[]) => ({
  inicial: opciones[0]?.id ?? '',
  props: { opciones },
});
const hastaHoy = () => ({
  tipo: DayInput,
  ancho: 3 as const,
  inicial: hoyEn(new Date()),
  props: { max: hoyEn(new Date()), fullWidth: true },
});

/** Acts on the evidence of an assembly, as their dialogs draw them. */
export const actosDeConstancia = (constancia: ConstanciaVista): Readonly<Record<AccionDeConstancia, Act>> => ({
  instalar: {
    path: '/constancia/{id}/instalar',
    titulo: propios.instalarAsamblea,
    confirmar: 'Instalar',
    campos: { enlace: { etiqueta: propios.enlaceDeTransmision, tipo: TextLineField, ayuda: 'Opcional' } },
    esquema: esquemaInstalacion,
    exito: propios.asambleaInstalada,
  },
  enlace: {
    path: '/constancia/{id}/enlace',
    titulo: propios.enlaceDeTransmision,
    confirmar: 'Guardar',
    campos: {
      enlace: { etiqueta: propios.enlaceDeTransmision, tipo: TextLineField, inicial: constancia.enlace ?? '' },
    },
    esquema: esquemaEnlace,
    // an empty field is left out of a body; here it takes the link away
    cuerpo: ({ enlace }) => ({ enlace: enlace ?? '' }),
    exito: propios.enlaceGuardado,
  },
  copia: {
    path: '/constancia/{id}/copia',
    titulo: propios.entregarCopia,
    confirmar: 'Registrar entrega',
    campos: {
      documento: {
        etiqueta: propios.copiaPideDocumento,
        tipo: SelectField,
        ...conOpciones(entregables(constancia)),
      },
      calidad: {
        etiqueta: propios.copiaPideCalidad,
        tipo: SelectField,
        ancho: 3,
        ...conOpciones(calidadesDeSolicitante.map(({ codigo, nombre }) => ({ id: codigo, nombre }))),
      },
      identificacion: { etiqueta: propios.copiaPideIdentificacion, tipo: TextLineField, ancho: 3 },
      entregadaA: { etiqueta: propios.copiaPideQuien, tipo: TextLineField },
      representa: {
        etiqueta: propios.copiaPideRepresenta,
        tipo: TextLineField,
        visible: ({ calidad }) => calidad === 'apoderado',
        requerido: propios.campoObligatorio,
      },
      pedidaEl: { etiqueta: propios.copiaPideDia, ...hastaHoy() },
      fecha: { etiqueta: propios.copiaPideEntrega, ...hastaHoy() },
      medio: {
        etiqueta: propios.copiaPideMedio,
        tipo: SelectField,
        ancho: 3,
        ...conOpciones(mediosDeCopia.map(({ codigo, nombre }) => ({ id: codigo, nombre }))),
      },
      correo: {
        etiqueta: propios.copiaPideCorreo,
        tipo: TextLineField,
        ancho: 3,
        visible: ({ medio }) => medio === 'correo',
        requerido: propios.correoInvalido,
      },
      nota: { etiqueta: propios.copiaPideNota, tipo: TextLineField, ayuda: propios.copiaAyudaNota },
    },
    esquema: esquemaCopia,
    cuerpo: ({ documento, ...copia }) => ({ ...copia, ...documentoElegido(documento) }) as BodyDeCopia,
    exito: propios.copiaEntregada,
  },
  emitir: {
    path: '/constancia/{id}/emitir',
    titulo: propios.emitirConstancia,
    confirmar: 'Emitir',
    ...(constancia.constancias.length > 0 && {
      campos: {
        motivo: {
          etiqueta: 'Motivo de la nueva versión',
          tipo: CommentField,
          requerido: propios.campoObligatorio,
        },
      },
    }),
    esquema: esquemaEmisionDeConstancia,
    exito: propios.constanciaEmitida,
  },
});
