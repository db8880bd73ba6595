import {
  campoDeclarado,
  camposIncorrectos,
  type DatosDeSolicitud,
  datosRectificables,
  rechazosDeDeclaracion,
  rectificadosQueVuelven,
} from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import { differingFields, staleVersion } from '../../request/version';
import { type PersonaStore, rectificacionesDe } from '../persona';

const LUGAR = ['provinciaCodigo', 'cantonCodigo', 'parroquiaCodigo'];
/** Fields of a person that derive from fields of another name in the application. */
const DE_LA_SOLICITUD: Readonly<Record<string, readonly string[]>> = {
  telefono: ['telefonoDomicilio'],
  ...Object.fromEntries(LUGAR.map((codigo) => [codigo, LUGAR])),
};

/** Fields written by this save, and fields that are frozen. */
export interface Escritos {
  readonly cambiados: readonly string[];
  readonly congelado: (campo: string) => boolean;
}

/**
 * Copies declared data to the person: names (with search words), contact, birth, marital status, in the transaction of the save. Only changes of this
 * save: earlier declarations do not undo later corrections (at the person's request, or by a file). A save that contradicts a requested correction is
 * refused at that field; where the field is frozen and can't be edited, form and person keep their values. The three codes of a place go together.
 * The identification is never declared. @throws 412 when the person was changed at the same moment through another plan; 422 a corrected datum would
 * be undone.
 */
export async function actualizarPersona(
  tx: Tx,
  personas: PersonaStore,
  personaId: number,
  datos: DatosDeSolicitud,
  { cambiados, congelado }: Escritos,
): Promise<void> {
  const { id, version, ...antes } = await personas.byId(personaId, tx.manager);
  const declarado = {
    nombres: datos.nombres ?? antes.nombres,
    apellidoPaterno: datos.apellidoPaterno ?? antes.apellidoPaterno,
    apellidoMaterno: datos.apellidoMaterno ?? '',
    correo: datos.correo,
    celular: datos.celular,
    telefono: datos.telefonoDomicilio,
    direccion: datos.direccion,
    provinciaCodigo: datos.provinciaCodigo,
    cantonCodigo: datos.cantonCodigo,
    parroquiaCodigo: datos.parroquiaCodigo,
    fechaNacimiento: datos.fechaNacimiento,
    estadoCivil: datos.estadoCivil,
  };
  const cambia = (campo: string): boolean =>
    (DE_LA_SOLICITUD[campo] ?? [campo]).some((nombre) => cambiados.includes(nombre));
  const distintos = differingFields(antes, declarado) as (keyof typeof declarado)[];
  if (distintos.length === 0) return;
  const escritos = datosRectificables.filter((dato) => cambiados.includes(campoDeclarado(dato)));
  const vuelven = rectificadosQueVuelven(declarado, antes, await rectificacionesDe(tx.manager, id), escritos);
  const errors = rechazosDeDeclaracion(vuelven.filter(({ dato }) => !congelado(campoDeclarado(dato))));
  if (Object.keys(errors).length > 0) throw camposIncorrectos(errors);
  const quedan: readonly string[] = vuelven.map(({ dato }) => dato);
  const campos = distintos.filter((campo) => cambia(campo) && !quedan.includes(campo));
  if (campos.length === 0) return;
  const elegidos = (de: Readonly<Record<string, unknown>>) => Object.fromEntries(campos.map((c) => [c, de[c]]));
  if ((await personas.update(tx.manager, id, version, { ...antes, ...elegidos(declarado) })) === 0)
    throw staleVersion(version);
  await tx.audit({
    accion: 'actualizar',
    recurso: 'persona',
    recursoId: id,
    antes: elegidos(antes),
    despues: elegidos(declarado),
  });
}
