/**
 * Spouse of the person of an application (EST-524). Empty = `null`; dates 'AAAA-MM-DD'; nationality as country code. The employment
 * fields bear the names that they have in the application.
 */
export interface DatosDeConyuge {
  identificacion: string | null;
  /** Names first, then surnames: one input, split when it is stored (`separarNombre`). */
  nombreCompleto: string | null;
  fechaNacimiento: string | null;
  genero: string | null;
  nacionalidad: string | null;
  anosResidencia: number | null;
  profesion: string | null;
  situacionLaboral: string | null;
  laboralRuc: string | null;
  laboralNombre: string | null;
  laboralActividad: string | null;
  laboralCargo: string | null;
  laboralDireccion: string | null;
  laboralTelefono: string | null;
  laboralAnos: number | null;
  laboralCorreo: string | null;
}

export interface NombreSeparado {
  readonly nombres: string;
  readonly apellidoPaterno: string;
  /** '' when the name has one surname. */
  readonly apellidoMaterno: string;
}
