import type { DatosDeSolicitud } from '@adjudica/domain';
import type { Tx } from '../../db/unit-of-work';
import { differingFields, staleVersion } from '../../http/version';
import type { PersonaStore } from '../persona';

/**
 * The person follows what was declared: names (and the words they are found by), contact, birth, marital status, in the transaction of the
 * save. The identification is the person's own and is declared nowhere.
 * @throws 412 when the person was changed at the same moment through another plan.
 */
export async function actualizarPersona(
  tx: Tx,
  personas: PersonaStore,
  personaId: number,
  datos: DatosDeSolicitud,
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
  const campos = differingFields(antes, declarado) as (keyof typeof declarado)[];
  if (campos.length === 0) return;
  if ((await personas.update(tx.manager, id, version, { ...antes, ...declarado })) === 0) throw staleVersion(version);
  const elegidos = (de: Readonly<Record<string, unknown>>) => Object.fromEntries(campos.map((c) => [c, de[c]]));
  await tx.audit({
    accion: 'actualizar',
    recurso: 'persona',
    recursoId: id,
    antes: elegidos(antes),
    despues: elegidos(declarado),
  });
}
