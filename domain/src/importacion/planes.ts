import { estadosCiviles } from '../codigos';
import { comoNombre } from '../escrito';
import { formatoDeIdentificacion, normalizarIdentificacion } from '../identificacion';
import { propios } from '../mensajes';
import { formularioDeSolicitud } from '../solicitud/campos';
import { LIMITES, normalizar } from '../texto';
import { idCodigoDe, partesDeIdCodigo } from './celdas';
import { grupo, idCodigo, producto } from './columnas';
import { definirImportacion } from './definicion';
import { juiciosDe } from './juicios';

/** Groups, persons and plans. Example rows are made up; their cédulas have a right check digit. */

export const importacionDeGrupos = definirImportacion({
  tipo: 'grupos',
  titulo: 'Grupos',
  columnas: [
    producto,
    grupo,
    {
      nombre: 'mesesPlan',
      alias: ['meses', 'plazo'],
      requerida: true,
      tipo: 'entero',
      minimo: 1,
      maximo: 480,
      ejemplo: '60',
    },
    { nombre: 'monto', alias: ['montoPlan'], requerida: true, tipo: 'monto', minimo: 0.01, ejemplo: '21000,00' },
    { nombre: 'valorCuota', alias: ['cuota'], requerida: true, tipo: 'monto', minimo: 0.01, ejemplo: '412,50' },
    { nombre: 'fechaInicio', alias: ['inicio'], requerida: false, tipo: 'fecha', ejemplo: '15/01/2025' },
  ],
  montos: ['monto', 'valorCuota'],
  clave: (v) => [v.producto, v.grupo],
});

const opcionesDeEstadoCivil = { S: [], C: [], D: [], V: [], U: [] } as const;

const nombresDePersona = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const;
function faltaDeNombre(columna: (typeof nombresDePersona)[number], valor: string | null) {
  const mensaje = formularioDeSolicitud.rechazoDe(columna, valor, null as never);
  return mensaje === null ? [] : [{ columna, mensaje }];
}

export const importacionDePersonas = definirImportacion({
  tipo: 'personas',
  titulo: 'Personas',
  columnas: [
    {
      nombre: 'tipoId',
      alias: ['tipoIdentificacion', 'tipoDocumento'],
      requerida: true,
      tipo: 'opcion',
      opciones: { C: ['Cédula', 'CED', 'CI'], R: ['RUC'], P: ['Pasaporte', 'PAS'] },
      ejemplo: 'C',
    },
    {
      nombre: 'identificacion',
      alias: ['cedula', 'nui', 'numeroIdentificacion', 'ruc'],
      requerida: true,
      tipo: 'texto',
      maximo: 20,
      ejemplo: '1710034065',
    },
    { nombre: 'nombres', alias: ['nombre'], requerida: true, tipo: 'texto', ejemplo: 'María Fernanda' },
    { nombre: 'apellidoPaterno', alias: ['primerApellido'], requerida: true, tipo: 'texto', ejemplo: 'Andrade' },
    { nombre: 'apellidoMaterno', alias: ['segundoApellido'], requerida: false, tipo: 'texto', ejemplo: 'Cevallos' },
    {
      nombre: 'correo',
      alias: ['email', 'correoElectronico'],
      requerida: false,
      tipo: 'correo',
      ejemplo: 'maria.andrade@example.com',
    },
    { nombre: 'celular', alias: ['movil'], requerida: false, tipo: 'telefono', ejemplo: '0991234567' },
    { nombre: 'telefono', alias: ['telefonoFijo'], requerida: false, tipo: 'telefono', ejemplo: '022345678' },
    { nombre: 'direccion', requerida: false, tipo: 'texto', maximo: LIMITES.direccion, ejemplo: 'Av. Amazonas N24-03' },
    { nombre: 'provincia', requerida: false, tipo: 'texto', ejemplo: 'Pichincha' },
    { nombre: 'canton', requerida: false, tipo: 'texto', ejemplo: 'Quito' },
    { nombre: 'parroquia', requerida: false, tipo: 'texto', ejemplo: 'Iñaquito' },
    { nombre: 'fechaNacimiento', alias: ['nacimiento'], requerida: false, tipo: 'fecha', ejemplo: '21/03/1988' },
    {
      nombre: 'estadoCivil',
      requerida: false,
      tipo: 'opcion',
      opciones: opcionesConNombres(opcionesDeEstadoCivil),
      ejemplo: 'C',
    },
  ],
  identifica: ['identificacion', 'nombres', 'apellidoPaterno'],
  juicios: {
    ...juiciosDe(formularioDeSolicitud, 'correo', 'celular', 'direccion'),
    telefono: juiciosDe(formularioDeSolicitud, 'telefonoDomicilio').telefonoDomicilio,
  },
  reglas: [
    ...nombresDePersona.map((nombre) => ({
      de: ['tipoId', nombre] as const,
      // a company's name holds figures and signs
      faltas: (v: Readonly<Record<typeof nombre, string | null>> & { readonly tipoId: string }) =>
        v.tipoId === 'R' ? [] : faltaDeNombre(nombre, v[nombre]),
    })),
    {
      de: ['tipoId', 'identificacion'],
      faltas: (v) => {
        if (formatoDeIdentificacion(v.tipoId, normalizarIdentificacion(v.identificacion))) return [];
        const mensaje = { C: propios.cedulaFormato, R: propios.rucFormato, P: propios.pasaporteFormato }[v.tipoId];
        return [{ columna: 'identificacion', mensaje }];
      },
    },
  ],
  completar: (v) => {
    // as the form stores it; a company's name stays as it is written
    const nombre = v.tipoId === 'R' ? (escrito: string) => escrito : comoNombre;
    return {
      ...v,
      identificacion: normalizarIdentificacion(v.identificacion),
      nombres: nombre(v.nombres),
      apellidoPaterno: nombre(v.apellidoPaterno),
      apellidoMaterno: v.apellidoMaterno === null ? null : nombre(v.apellidoMaterno),
    };
  },
  clave: (v) => [v.tipoId, v.identificacion],
});

/** Marital codes with their labels, in both genders of the adjective. */
function opcionesConNombres(codigos: typeof opcionesDeEstadoCivil): Record<keyof typeof codigos, readonly string[]> {
  const opciones = { ...codigos } as Record<keyof typeof codigos, readonly string[]>;
  for (const e of estadosCiviles) opciones[e.codigo] = [e.nombre, e.nombre.replace(/o$/, 'a'), normalizar(e.nombre)];
  return opciones;
}

export const importacionDePlanes = definirImportacion({
  tipo: 'planes',
  titulo: 'Planes',
  columnas: [
    { ...idCodigo, requerida: false },
    { ...producto, requerida: false },
    { ...grupo, requerida: false },
    { nombre: 'puesto', alias: ['codigo'], requerida: false, tipo: 'codigo', ejemplo: '12' },
    {
      nombre: 'identificacion',
      alias: ['cedula', 'titular', 'nui'],
      requerida: false,
      tipo: 'identificacion',
      ejemplo: '1710034065',
    },
    { nombre: 'monto', alias: ['montoPlan'], requerida: true, tipo: 'monto', minimo: 0.01, ejemplo: '21000,00' },
    { nombre: 'valorCuota', alias: ['cuota'], requerida: true, tipo: 'monto', minimo: 0.01, ejemplo: '412,50' },
    {
      nombre: 'cuotasPagadas',
      alias: ['pagadas'],
      requerida: false,
      tipo: 'entero',
      minimo: 0,
      maximo: 999,
      ejemplo: '14',
    },
    {
      nombre: 'cuotasVencidas',
      alias: ['cuotaVencidas', 'vencidas'],
      requerida: false,
      tipo: 'entero',
      minimo: 0,
      maximo: 999,
      ejemplo: '0',
    },
    { nombre: 'saldo', requerida: false, tipo: 'monto', ejemplo: '18975,00' },
    { nombre: 'vendedor', requerida: false, tipo: 'texto', maximo: LIMITES.nombre, ejemplo: 'Luis Paredes' },
    { nombre: 'supervisor', requerida: false, tipo: 'texto', maximo: LIMITES.nombre, ejemplo: 'Ana Torres' },
    { nombre: 'ciudad', requerida: false, tipo: 'texto', ejemplo: 'Quito' },
    {
      nombre: 'estadoPlan',
      alias: ['estado'],
      requerida: false,
      tipo: 'texto',
      maximo: LIMITES.codigo,
      ejemplo: 'ACTIVO',
    },
  ],
  montos: ['monto', 'valorCuota', 'saldo'],
  identifica: ['idCodigo', 'producto', 'grupo', 'puesto', 'identificacion'],
  reglas: [
    {
      de: ['idCodigo', 'producto', 'grupo', 'puesto'],
      faltas: (v) => {
        const partes = partesDelPlan(v);
        if (partes === null) return [{ columna: 'idCodigo', mensaje: propios.idCodigoFalta }];
        const distinto = (['producto', 'grupo', 'puesto'] as const).some((c) => v[c] !== null && v[c] !== partes[c]);
        return distinto ? [{ columna: 'idCodigo', mensaje: propios.idCodigoDistinto }] : [];
      },
    },
  ],
  completar: (v) => {
    const partes = partesDelPlan(v) ?? fallaDeVerificacion();
    return { ...v, ...partes, idCodigo: idCodigoDe(partes.producto, partes.grupo, partes.puesto) };
  },
  clave: (v) => [v.idCodigo],
});

interface CeldasDePlan {
  readonly idCodigo: string | null;
  readonly producto: string | null;
  readonly grupo: string | null;
  readonly puesto: string | null;
}

/** A plan is named by its idCodigo or by its three parts. */
function partesDelPlan({ idCodigo, producto, grupo, puesto }: CeldasDePlan) {
  if (idCodigo !== null) return partesDeIdCodigo(idCodigo);
  return producto !== null && grupo !== null && puesto !== null
    ? partesDeIdCodigo(idCodigoDe(producto, grupo, puesto))
    : null;
}

function fallaDeVerificacion(): never {
  throw new TypeError('completar was called for a row that was not verified');
}
