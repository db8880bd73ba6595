import { z } from 'zod';
import { comentario, entero, fecha, linea, motivo } from '../esquemas';
import { LEG } from '../mensajes';

const firma = {
  fecha: fecha(),
  /** Code of the catalogue. */
  ciudad: linea(LEG.seleccioneCiudad, 6),
  /** Of a contract: why it was signed before the hours of its model. */
  motivoTemprana: comentario().optional(),
  /** How many copies it had. */
  version: entero(0, 1_000_000).optional(),
};
/** Day and city of signature, beside the file of the signed copy. */
export const esquemaFirmaDePapel = z.strictObject(firma);
/** Of another copy: why. */
export const esquemaReemplazoDeFirma = z.strictObject({ ...firma, motivo: motivo() });
