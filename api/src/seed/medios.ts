import { aniosDeVehiculo, hoyEn, sumarMeses } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { FichaEnviada, MedioNuevo, MedioVista } from '../capabilities/medio-aprobacion/medio-aprobacion.dto';
import type { Application } from '../compose';
import { readMany } from '../db/read';
import { Grupo } from '../entities/grupo.entity';
import { Persona } from '../entities/persona.entity';
import { Plan } from '../entities/plan.entity';
import { PlanTitular } from '../entities/plan-titular.entity';
import { ModeloVehiculo, PrecioVehiculo } from '../entities/vehiculo.entity';
import type { RelojDeDemo } from './actas';
import type { CarpetaLlena } from './carpetas';

type Final = 'espera' | 'enviado' | 'aprobado' | 'rechazado' | 'reemplazado';

/** What became of the approvals of these folders, by their place in the demo's order (carpetas.ts). */
const FINALES: Readonly<Record<number, Final>> = {
  0: 'enviado',
  1: 'espera',
  2: 'aprobado',
  3: 'rechazado',
  4: 'enviado',
  5: 'aprobado',
  6: 'espera',
  7: 'reemplazado',
  8: 'aprobado',
  9: 'enviado',
  10: 'aprobado',
  11: 'aprobado',
  12: 'aprobado',
  13: 'rechazado',
  14: 'aprobado',
  15: 'aprobado',
  16: 'aprobado',
  17: 'aprobado',
  18: 'aprobado',
  19: 'aprobado',
};

/** Whose vehicle is a used one, by their place. */
const USADOS: readonly number[] = [15, 18];

const MOTIVOS = ['El avalúo no corresponde al bien solicitado.', 'El valor supera la capacidad de pago declarada.'];
const COLORES = ['Blanco', 'Plata', 'Gris', 'Rojo', 'Azul'];
const INMUEBLES = [
  {
    tipoInmueble: 'DEPARTAMENTO',
    provinciaCodigo: '17',
    cantonCodigo: '1701',
    direccion: 'Av. 6 de Diciembre N34-120',
  },
  { tipoInmueble: 'CASA', provinciaCodigo: '09', cantonCodigo: '0901', direccion: 'Urdesa Central, calle Cuarta 512' },
];
const MINUTO = 60_000;

interface PlanDeDemo {
  idCodigo: string;
  cedula: string;
  producto: string;
  monto: number | string;
}

interface Vehiculo {
  marcaId: number;
  modeloId: number;
  claseCodigo: string;
  anio: number;
  precio: number | string;
}

/** Approval in every state, through the real services, each step in its time. Returns how many. */
export async function generarMedios(
  application: Application,
  clock: RelojDeDemo,
  carpetas: readonly CarpetaLlena[],
  riesgo: Actor,
): Promise<number> {
  const ahora = clock.now();
  const planes = await planesDe(
    application,
    carpetas.map(({ idCodigo }) => idCodigo),
  );
  const vehiculos = await vehiculosNuevos(application, hoyEn(ahora));
  let total = 0;
  for (const carpeta of carpetas) {
    const final = FINALES[carpeta.indice];
    const plan = planes.get(carpeta.idCodigo);
    if (final === undefined || plan === undefined) continue;
    /** `minutos` after the folder was filled, and before now. */
    const a = (minutos: number) =>
      clock.moveTo(new Date(Math.min(carpeta.instante.getTime() + minutos * MINUTO, ahora.getTime() - MINUTO)));
    try {
      const cuerpo = cuerpoDe(carpeta.indice, plan, vehiculos, hoyEn(ahora));
      a(30);
      await decidir(application, a, { actor: carpeta.actor, riesgo }, cuerpo, final, carpeta.indice);
      total += final === 'reemplazado' ? 2 : 1;
    } catch (error) {
      application.log.warn({ err: error, plan: carpeta.idCodigo }, 'the approval of a demo folder could not be made');
    }
  }
  clock.moveTo(ahora);
  return total;
}

async function decidir(
  application: Application,
  a: (minutos: number) => void,
  { actor, riesgo }: { actor: Actor; riesgo: Actor },
  cuerpo: MedioNuevo,
  final: Final,
  indice: number,
): Promise<void> {
  const { actos, edicion } = application.expediente.medios;
  const medio = await edicion.crear(actor, cuerpo);
  if (final === 'espera') return;
  a(50);
  const enviado = await actos.enviar(actor, medio.id, { version: medio.version });
  if (final === 'enviado') return;
  a(110);
  if (final === 'aprobado') {
    await actos.aceptar(riesgo, enviado.id, {
      version: enviado.version,
      observaciones: 'Valores verificados.',
      confirmaValor: true,
    });
    return;
  }
  const observaciones = MOTIVOS[indice % MOTIVOS.length] as string;
  const rechazado: MedioVista = await actos.rechazar(riesgo, enviado.id, { version: enviado.version, observaciones });
  if (final === 'rechazado') return;
  a(140);
  const nuevo = await edicion.crear(actor, { ...cuerpo, reemplazaA: rechazado.id });
  a(150);
  await actos.enviar(actor, nuevo.id, { version: nuevo.version });
}

function cuerpoDe(indice: number, plan: PlanDeDemo, vehiculos: readonly Vehiculo[], hoy: string): MedioNuevo {
  const monto = Number(plan.monto);
  const esCasa = plan.producto === '02';
  const usado = USADOS.includes(indice);
  const vehiculo = vehiculos[indice % Math.max(1, vehiculos.length)];
  const ficha: FichaEnviada =
    esCasa || vehiculo === undefined
      ? { ...INMUEBLES[indice % INMUEBLES.length], area: 78.5 + indice, registro: `RP-${4400 + indice}` }
      : {
          marcaId: vehiculo.marcaId,
          modeloId: vehiculo.modeloId,
          claseCodigo: vehiculo.claseCodigo,
          ...(usado
            ? { estadoBien: 'Usado', anio: vehiculo.anio - 2, placa: `PDC-${4800 + indice}` }
            : { estadoBien: 'Nuevo', anio: vehiculo.anio }),
          color: COLORES[indice % COLORES.length] as string,
        };
  const valor =
    esCasa || vehiculo === undefined
      ? Math.round(monto * 1.1)
      : Math.round(Number(vehiculo.precio) * (usado ? 0.8 : 1));
  const diferencia = Math.max(valor - monto, 0);
  return {
    cedula: plan.cedula,
    planes: [plan.idCodigo],
    valor,
    desgravamen: 180 + indice * 5,
    avaluo: 85,
    costosLegales: 240.5,
    escrituras: esCasa ? 620 : 0,
    impuestoTimbres: 92.4,
    pagoAnticipado: Math.floor(diferencia / 2),
    ficha,
    ...(indice % 2 === 0 && {
      poliza: {
        aseguradora: 'Seguros de Ejemplo S.A.',
        numero: `EJ-${10_200 + indice}`,
        desde: hoy,
        hasta: sumarMeses(hoy, 12),
        prima: 640.8,
      },
    }),
  };
}

async function planesDe(application: Application, idCodigos: readonly string[]): Promise<Map<string, PlanDeDemo>> {
  if (idCodigos.length === 0) return new Map();
  const filas = await readMany<PlanDeDemo>(
    application.dataSource
      .createQueryBuilder()
      .from(Plan, 'l')
      .innerJoin(Grupo, 'g', 'g.id = l.grupoId')
      .innerJoin(PlanTitular, 't', 't.planId = l.id AND t.hasta IS NULL')
      .innerJoin(Persona, 'p', 'p.id = t.personaId')
      .select('l.idCodigo', 'idCodigo')
      .addSelect('l.monto', 'monto')
      .addSelect('g.productoCodigo', 'producto')
      .addSelect('p.identificacion', 'cedula')
      .where('l.idCodigo IN (:...idCodigos)', { idCodigos }),
  );
  return new Map(filas.map((fila) => [fila.idCodigo, fila]));
}

/** Vehicles of the price list that an approval may name today, the cheapest first. */
function vehiculosNuevos(application: Application, hoy: string): Promise<Vehiculo[]> {
  return readMany<Vehiculo>(
    application.dataSource
      .createQueryBuilder()
      .from(PrecioVehiculo, 'r')
      .innerJoin(ModeloVehiculo, 'o', 'o.id = r.modeloId')
      .select('o.marcaId', 'marcaId')
      .addSelect('o.id', 'modeloId')
      .addSelect('o.claseCodigo', 'claseCodigo')
      .addSelect('r.anio', 'anio')
      .addSelect('r.precio', 'precio')
      .where("r.estadoBien = 'Nuevo' AND r.anio BETWEEN :minimo AND :maximo", aniosDeVehiculo(hoy))
      .orderBy('r.precio', 'ASC')
      .addOrderBy('r.id', 'ASC'),
  );
}
