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
/** Fields of a person that change with others of the application than the one of their name. */
const DE_LA_SOLICITUD: Readonly<Record<string, readonly string[]>> = {
  telefono: ['telefonoDomicilio'],
  ...Object.fromEntries(LUGAR.map((codigo) => [codigo, LUGAR])),
};

/** Which fields this save writes, and which nobody may write any more. */
export interface Escritos {
  readonly cambiados: readonly string[];
  readonly congelado: (campo: string) => boolean;
}

/**
 * The person follows what was declared: names (and the words they are found by), contact, birth, marital status, in the transaction of the
 * save. Only what this save changes: what was declared before, and corrected since (at the person's request, by a file), is not brought back.
 * A save that holds against what was corrected at his request is refused at that field, so that who saves sees it; where the field is frozen,
 * and nobody could mend it, the form keeps what it says and the person what is right. The three codes of a place go together. The identification is the person's own and is declared nowhere.
 * @throws 412 when the person was changed at the same moment through another plan; 422 a corrected datum would come back.
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
