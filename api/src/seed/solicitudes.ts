import {
  admiteConyuge,
  claveDeSolicitud,
  type DatosDeFinanzas,
  finanzasEnCero,
  formularioDeSolicitud,
} from '@adjudica/domain';
import type { Random } from '../random';
import type { Caso } from './caso';
import { bienDeclarado } from './compras';
import { declarado, OFICIOS, SITUACIONES, type SituacionLaboral } from './declarado';
import { cedulaCon } from './personas';

const CONYUGES = {
  F: { identificacion: '1710034065', nombreCompleto: 'María Lorena Andrade Salazar' },
  M: { identificacion: cedulaCon('171003407'), nombreCompleto: 'Luis Alberto Andrade Salazar' },
};
const DEPOSITARIO = {
  identificacion: '1711122232',
  nombres: 'Carmen Alicia',
  apellidos: 'Benítez Toapanta',
  telefono: '0987711223',
  correo: 'carmen.benitez@correo.example',
  direccion: 'Conjunto Los Cipreses, casa 14',
};
const REFERENCIAS = [
  ['Rosa Elena Villacís', 'hermano'],
  ['Luis Fernando Paredes', 'amigo'],
] as const;
const COMERCIOS = [
  { nombreComercio: 'Almacenes La Ganga', direccion: 'Av. 10 de Agosto N24-100', telefono: '022540011' },
  { nombreComercio: 'Ferretería El Constructor', direccion: 'Av. Amazonas N39-61', telefono: '022451180' },
] as const;
const CUENTAS = [
  { tipoCuenta: 'AHORROS', numeroCuenta: '2203456781' },
  { tipoCuenta: 'CORRIENTE', numeroCuenta: '3104567892' },
] as const;

const clave = ({ premio }: Caso): string => claveDeSolicitud(premio.idCodigo, 'titular');

/** Known data of the person stays; the rest is declared by situation. */
export async function solicitar(caso: Caso): Promise<void> {
  const { expediente, numero, premio, random } = caso;
  const previa = await expediente.solicitud.get(premio.ejecutivo, clave(caso));
  const conocido = Object.fromEntries(
    formularioDeSolicitud.nombres.flatMap((campo) => {
      const valor = previa[campo as keyof typeof previa];
      return valor === null || valor === undefined || valor === false ? [] : [[campo, valor]];
    }),
  );
  const situacion = SITUACIONES[numero % SITUACIONES.length] as SituacionLaboral;
  const datos = declarado(situacion, previa, { ...bienDeclarado(caso), ...conocido }, random);
  await expediente.solicitud.guardar(premio.ejecutivo, clave(caso), previa.version, datos);
}

/** Spouse, finances, references and depositary. */
export async function anexar(caso: Caso): Promise<void> {
  const { destino, expediente, premio, random } = caso;
  const { ejecutivo } = premio;
  const { estadoCivil, genero } = await expediente.solicitud.get(ejecutivo, clave(caso));
  if (admiteConyuge({ estadoCivil: estadoCivil ?? null })) {
    const generoDelConyuge = genero === 'F' ? 'M' : 'F';
    await expediente.conyuge.guardar(ejecutivo, clave(caso), 0, {
      ...CONYUGES[generoDelConyuge],
      fechaNacimiento: '1988-09-14',
      genero: generoDelConyuge,
      nacionalidad: 'EC',
      profesion: random.pick(OFICIOS)[generoDelConyuge],
      situacionLaboral: 'A',
    });
  }
  await expediente.finanzas.guardar(ejecutivo, clave(caso), 0, finanzasDe(random));
  await expediente.depositario.guardar(ejecutivo, premio.idCodigo, 0, DEPOSITARIO);
  const completas = destino.referencias === true;
  for (const [nombre, parentesco] of REFERENCIAS)
    await expediente.referencia.crear(ejecutivo, {
      ...{ clave: clave(caso), tipo: 'R', nombre, parentesco, ciudad: 'Quito' },
      identificacion: String(random.between(1_700_000_000, 1_729_999_999)),
      direccion: 'Av. La Prensa N58-21',
      telefono: '022598741',
    });
  for (const comercio of COMERCIOS.slice(0, completas ? 2 : 1))
    await expediente.referencia.crear(ejecutivo, { clave: clave(caso), tipo: 'C', ciudad: 'Quito', ...comercio });
  for (const cuenta of completas ? CUENTAS : [])
    await expediente.referencia.crear(ejecutivo, {
      ...{ clave: clave(caso), tipo: 'B', bancoCodigo: 'B001', fechaApertura: '2014-06-02' },
      ...cuenta,
    });
}

const finanzasDe = (random: Random): DatosDeFinanzas => ({
  ...finanzasEnCero(),
  cajaBanco: random.between(500, 6000),
  viviendaTerreno: random.between(60, 120) * 1000,
  mueblesEnseres: random.between(2000, 9000),
  vehiculoMaquinaria: random.between(0, 15_000),
  cuentasPorPagar: random.between(0, 900),
  prestamoAno: random.between(0, 2500),
  prestamoMasAno: random.between(0, 30_000),
  ingresoFijo: random.between(900, 2800),
  ingresoConyuge: random.between(0, 900),
  otrosIngresos: random.between(0, 300),
  egresoAlimentacion: random.between(180, 380),
  egresoEducacion: random.between(0, 220),
  egresoTransporte: random.between(40, 120),
  egresoServicioBasico: random.between(45, 110),
  egresoBancarioComercial: random.between(0, 260),
  egresoSalud: random.between(0, 90),
  otrosEgresos: random.between(0, 80),
});

export const imprimirSolicitud = async (caso: Caso): Promise<void> => {
  await caso.expediente.generacion.generar(caso.premio.ejecutivo, clave(caso));
};
