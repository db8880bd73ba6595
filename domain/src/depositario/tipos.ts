/** Keeper of the good of a plan (EST-511, EST-534). Empty = `null`. */
export interface DatosDeDepositario {
  identificacion: string | null;
  nombres: string | null;
  apellidos: string | null;
  telefono: string | null;
  correo: string | null;
  direccion: string | null;
}
