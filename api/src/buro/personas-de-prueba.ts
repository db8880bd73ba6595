import { PUNTAJE_MAXIMO, PUNTAJE_MINIMO } from '@adjudica/domain';
import { Random } from '../random';

/**
 * Made-up people of the simulator: the same cédula is always the same person, on every machine. Any cédula works; those that begin with 900 are
 * chosen ones (docs/buro.md): no real cédula does.
 *
 *   9000001NNN  a score of exactly NNN (001 to 999)
 *   9000002NNN  a thin file: score NNN, no debts in any table
 *   9000003404  the bureau knows nobody
 */
type PersonaDePrueba = Readonly<Record<string, unknown>>;

const NOMBRES = ['MARÍA JOSÉ', 'LUIS FERNANDO', 'ANA LUCÍA', 'JORGE ANDRÉS', 'ROSA ELENA', 'CARLOS ALBERTO'] as const;
const APELLIDOS = ['ZAMBRANO', 'CEDEÑO', 'GUAMÁN', 'ANDRADE', 'VERA', 'QUISHPE', 'LOOR', 'MUÑOZ'] as const;
const INSTITUCIONES = {
  SBS: ['BANCO DE PRUEBA DEL PICHINCHA', 'BANCO DE PRUEBA DEL PACÍFICO', 'BANCO DE PRUEBA DEL AUSTRO'],
  RFR: ['COOPERATIVA DE PRUEBA 29 DE OCTUBRE', 'COOPERATIVA DE PRUEBA JARDÍN', 'FUNDACIÓN DE PRUEBA CRECER'],
  SICOM: ['ALMACENES DE PRUEBA', 'COMERCIAL DE PRUEBA LA GANGA', 'TELEFONÍA DE PRUEBA'],
} as const;
const TIPOS_DE_CREDITO = ['Consumo', 'Microcrédito', 'Vivienda', 'Comercial', 'Tarjeta de crédito'] as const;
const RIESGOS = ['A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'D', 'E'] as const;

/** null = unknown. `cliente`: the name to answer with, if given. */
export function personaDePrueba(cedula: string, hoy: string, cliente?: unknown): PersonaDePrueba | null {
  const [, clase, cifras] = /^900000([123])(\d{3})$/.exec(cedula) ?? [];
  if (clase === '3' && cifras === '404') return null;
  const random = new Random(semillaDe(cedula));
  const dicho = clase === '1' || clase === '2' ? Number(cifras) : 0;
  const puntaje =
    dicho >= PUNTAJE_MINIMO && dicho <= PUNTAJE_MAXIMO ? dicho : random.between(PUNTAJE_MINIMO, PUNTAJE_MAXIMO);
  const riesgo = 1 - puntaje / PUNTAJE_MAXIMO;
  const delgada = clase === '2';
  const nombre = [random.pick(APELLIDOS), random.pick(APELLIDOS), random.pick(NOMBRES)].join(' ');
  return {
    NOMBRE_SUJETO: `${typeof cliente === 'string' ? cliente.toLocaleUpperCase('es') : nombre} (PERSONA DE PRUEBA)`,
    SCORE: {
      SCORE: puntaje,
      SCOREMAX: Math.min(PUNTAJE_MAXIMO, puntaje + random.between(5, 40)),
      // Numbers as text, as such services send them.
      TOTALACUM: (100 - puntaje / 10.5).toFixed(2),
      TASADEMALOSACUM: (riesgo * 38).toFixed(2),
      FECHAINICIAL: `${2005 + random.between(0, 17)}-0${random.between(1, 9)}-15`,
      CUOTAESTIMADA: delgada ? '0.00' : (random.between(4000, 90_000) / 100).toFixed(2),
    },
    SBS: delgada ? [] : operaciones(random, 'SBS', random.between(1, 4), riesgo, hoy),
    RFR: delgada ? [] : operaciones(random, 'RFR', random.between(0, 2), riesgo, hoy),
    SICOM: delgada ? [] : operaciones(random, 'SICOM', random.between(0, 3), riesgo, hoy),
  };
}

function operaciones(
  random: Random,
  tabla: keyof typeof INSTITUCIONES,
  cuantas: number,
  riesgo: number,
  hoy: string,
): PersonaDePrueba[] {
  return Array.from({ length: cuantas }, () => {
    const porVencer = random.between(10_000, 1_500_000);
    const atrasada = random.chance(riesgo);
    const vencido = atrasada ? random.between(1000, 90_000) : 0;
    const castigada = atrasada && random.chance(riesgo / 3) ? random.between(10_000, 200_000) : 0;
    const grado = Math.min(RIESGOS.length - 1, Math.floor(riesgo * RIESGOS.length * (atrasada ? 1.3 : 0.6)));
    const dolares = (centavos: number): string => (centavos / 100).toFixed(2);
    return {
      institucion: random.pick(INSTITUCIONES[tabla]),
      fechaCorte: `${hoy.slice(0, 7)}-01`,
      tipoRiesgo: RIESGOS[grado],
      tipoCredito: random.pick(TIPOS_DE_CREDITO),
      valorPorVencer: dolares(porVencer),
      noDevengaInteres: dolares(atrasada ? Math.floor(vencido / 2) : 0),
      vencido: dolares(vencido),
      demandaJudicial: '0.00',
      carteraCastigada: dolares(castigada),
      saldoTotal: dolares(porVencer + vencido + (atrasada ? Math.floor(vencido / 2) : 0) + castigada),
      diasVencido: atrasada ? random.between(1, 360) : 0,
    };
  });
}

/** FNV-1a: close numbers give distant seeds. */
function semillaDe(texto: string): number {
  let semilla = 0x811c9dc5;
  for (const letra of texto) semilla = Math.imul(semilla ^ letra.charCodeAt(0), 0x01000193);
  return semilla;
}
