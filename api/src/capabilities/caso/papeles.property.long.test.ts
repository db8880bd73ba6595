import {
  comoFecha,
  type DatosDeInterviniente,
  deNumero,
  fechaLarga,
  formatearMonto,
  formularioDeInterviniente,
  idsDeBloque,
  nombreDeInterviniente,
  personasDePagare,
  type RolDeInterviniente,
  rolesDeInterviniente,
  soloCampos,
} from '@adjudica/domain';
import fc from 'fast-check';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Contrato } from '../../entities/contrato.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Plan } from '../../entities/plan.entity';
import { Prenda } from '../../entities/prenda.entity';
import { hashDeHechos } from '../../pdf';
import { cabeceraDePrueba, conocerPersonas } from '../../testing/contratos';
import { type ActoDeEntrega, actosDeEntrega, type Caso, casoDePrueba, peticionDe } from '../../testing/entrega';
import { LOADS_MUCH_MS } from '../../testing/limits';
import type { Peticion } from '../../testing/muerte';
import { type ConcesionarioDePrueba, crearConcesionario } from '../../testing/ordenes';
import { EMISION } from '../../testing/pagares';
import { textoDePapel } from '../../testing/papeles';
import { cuerpoDePrenda } from '../../testing/prendas';
import { type Client, testApp } from '../../testing/test-app';
import { type HechosDeTramite, hechosDeTramite, siguienteTramite, type Tramite } from '../../testing/tramite';
import type { ContratoVista } from '../contrato/contrato.dto';
import type { IntervinienteVista } from '../interviniente/interviniente.dto';

jest.setTimeout(3 * LOADS_MUCH_MS);

/** Cases, and acts of each; the same in each run. */
const RUNS = 25;
const ACTS = { minLength: 50, maxLength: 70 };
const SEED = 20_261_129;

const t = testApp();
const manager = () => t.application.dataSource.manager;
const clients: Record<string, Client> = {};
const como = (usuario: string): Client => clients[usuario] as Client;
/** Sessions end with the day. */
async function entrar(): Promise<void> {
  for (const usuario of ['ejecutivo', 'jefatura', 'riesgo', 'asistente.legal', 'legal', 'legal2'])
    clients[usuario] = await t.as(usuario);
}
let concesionario: ConcesionarioDePrueba;
beforeAll(async () => {
  await entrar();
  concesionario = await crearConcesionario(t);
});

/** null = nothing to do it to. */
type Respuesta = PromiseLike<{ readonly status: number; readonly text: string } | null> | null;
interface CasoEntero {
  readonly entrega: Caso;
  readonly tramite: Tramite;
}
type Hechos = HechosDeTramite & CasoEntero;

/** Awarded, its folder and its means approved. */
async function casoNuevo(): Promise<CasoEntero> {
  const entrega = await casoDePrueba(t, concesionario);
  const { titular, planes } = entrega.cliente;
  const { id: planId, idCodigo, adjudicacionId } = planes[0] as (typeof planes)[0];
  await conocerPersonas(t, { titular }, adjudicacionId);
  const { id: carpetaId } = await manager().findOneByOrFail(Carpeta, { planId });
  const enviadaEn = t.clock.now();
  const aprobada = { resultado: 'Aprobado', tipoGarantia: 'C', comentario: 'Con capacidad de pago' } as const;
  const envio = { carpetaId, enviadaEn, completa: true, faltantes: 0, resueltaEn: enviadaEn };
  await manager().insert(CarpetaEnvio, { ...envio, ...aprobada });
  return { entrega, tramite: { planId, idCodigo, titular, clave: '', claveGarante: '', producto: '01' } };
}

const persona = fc.record({
  tipoIdentificacion: fc.constant('C'),
  identificacion: fc.constantFrom('1710034065', '0934567897', '1712345675', '0102030400'),
  nombres: fc.constantFrom('Ana', 'Luis', 'Rosa Elena'),
  apellidos: fc.constantFrom('Paz Loor', 'Mera', 'Muñoz Yépez'),
  genero: fc.constantFrom('F', 'M'),
  estadoCivil: fc.constantFrom('S', 'C'),
  nacionalidad: fc.constant('EC'),
  ciudad: fc.constant('Quito'),
  direccion: fc.constantFrom('Av. Amazonas N34-120', 'Calle Vargas N1-20'),
  telefono: fc.constant('0991234567'),
  correo: fc.constant('persona@correo.example'),
});
/** For what nobody said. */
const COMPLETA = {
  ...{ tipoIdentificacion: 'C', identificacion: '1710034065', nombres: 'María Lorena', apellidos: 'Andrade Salazar' },
  ...{ genero: 'F', estadoCivil: 'S', nacionalidad: 'EC', ocupacion: 'Comerciante', ciudad: 'Quito' },
  ...{ direccion: 'Av. Amazonas N36-152', telefono: '0987654321', correo: 'ana@correo.example' },
};
/** What an act needs to be said; each takes its own. */
const dicho = {
  rol: fc.constantFrom(...rolesDeInterviniente),
  persona,
  chasis: fc.constantFrom('8LAEBAAA', '8LAEBBBB', '8LAEBCCC'),
  ciudad: fc.constantFrom('1701', '0901'),
  bloque: fc.constantFrom(...idsDeBloque),
  entrega: fc.constantFrom(...(Object.keys(actosDeEntrega) as ActoDeEntrega[]).filter((acto) => acto !== 'retirar')),
};
type Dicho = { readonly [D in keyof typeof dicho]: (typeof dicho)[D] extends fc.Arbitrary<infer V> ? V : never };

function enviar({ usuario, metodo, ruta, cuerpo, archivo }: Peticion): Respuesta {
  if (archivo === undefined)
    return metodo === 'PUT' ? como(usuario).put(ruta, cuerpo) : como(usuario).post(ruta, cuerpo);
  const prueba = como(usuario).post(ruta);
  for (const [nombre, valor] of Object.entries(cuerpo)) prueba.field(nombre, String(valor));
  return prueba.attach('file', archivo, 'archivo');
}
const deEntrega = async ({ entrega }: Hechos, acto: ActoDeEntrega | 'avanzar') => {
  const pedido = await peticionDe(t, entrega, acto);
  return pedido && enviar(pedido.peticion);
};
const suUnidad = ({ planId }: Tramite) => ({ color: 'Plomo', serieMotor: `M${planId}` });
async function guardarUnidad(tramite: Tramite, chasis: string) {
  const { body } = await como('ejecutivo').get(`/unidad/${tramite.idCodigo}`).expect(200);
  const datos = { ...suUnidad(tramite), chasis, version: body.version };
  return como('ejecutivo').put(`/unidad/${tramite.idCodigo}`, datos);
}
const personasDe = async ({ idCodigo }: Tramite): Promise<Map<RolDeInterviniente, IntervinienteVista>> => {
  const { body } = await como('legal').get(`/interviniente/${idCodigo}`).expect(200);
  return new Map((body.personas as IntervinienteVista[]).map((una) => [una.rol, una]));
};
/** What papers print of a person and nobody said yet. */
async function completarPersona(tramite: Tramite) {
  const personas = await personasDe(tramite);
  const hay = (rol: RolDeInterviniente): boolean => personas.get(rol)?.origen !== 'nadie';
  const persona = [...personas.values()].find(({ rol, faltan, obligatorio }) =>
    rol === 'testigo' ? hay('huella') && !hay(rol) : faltan.length > 0 && (obligatorio || hay(rol)),
  );
  if (persona === undefined) return null;
  const { rol, version, ...resto } = persona;
  const suyos = soloCampos<DatosDeInterviniente>(formularioDeInterviniente.nombres, resto);
  const dichos = Object.fromEntries(Object.entries(suyos).filter(([, valor]) => valor !== null && valor !== ''));
  return como('asistente.legal').put(`/interviniente/${tramite.idCodigo}/${rol}`, { ...COMPLETA, ...dichos, version });
}
/** Its keeper is the one of the case, if there is one. */
async function guardarPrenda({ tramite, pagare, prenda }: Hechos, vehiculoChasis: string) {
  if (pagare === null) return null;
  const { color: vehiculoColor, serieMotor: vehiculoMotor } = suUnidad(tramite);
  const { identificacion, nombres, apellidos, correo } = (await personasDe(tramite)).get('depositario') ?? {};
  const depositario = {
    depositarioCedula: identificacion,
    depositarioNombres: nombres,
    depositarioApellidos: apellidos,
    depositarioCorreo: correo,
  };
  return como('asistente.legal').put(`/prenda/${pagare.id}`, {
    ...cuerpoDePrenda,
    ...(identificacion ? depositario : {}),
    ...{ tipoGarantia: 'C', vehiculoColor, vehiculoMotor, vehiculoChasis, version: prenda?.version ?? 0 },
  });
}
/** Asked by one of legal, done by another. */
async function anular({ id, version }: Pagare) {
  const motivo = 'El plan debe otra cantidad';
  const pedido = await como('legal').post(`/pagare/${id}/pedir-anulacion`, { version, motivo });
  return pedido.status === 200 ? como('legal2').post(`/pagare/${id}/anular`, { version: pedido.body.version }) : pedido;
}
const reemplazar = ({ pagare }: Hechos, lugarEmision: string): Respuesta =>
  pagare &&
  como('asistente.legal').post(`/pagare/${pagare.id}/reemplazar`, {
    ...{ ...EMISION, lugarEmision, fechaInicial: pagare.fechaInicial },
    version: pagare.version,
  });
/** As its format says it now; one that does not stand yet is generated. */
async function escribirBloque({ tramite, contrato }: Hechos, bloque: string) {
  if (contrato === null) return null;
  const asistente = como('asistente.legal');
  const ruta = `/contrato/${tramite.idCodigo}/bloque`;
  const { version, propuesto } = (await asistente.get(`${ruta}/${bloque}`)).body;
  return version ? asistente.put(`${ruta}/${bloque}`, { texto: propuesto, version }) : asistente.post(ruta, { bloque });
}
/** Whatever somebody may do in a case. */
const actos: Readonly<Record<string, (hechos: Hechos, dicho: Dicho) => Respuesta>> = {
  /** What legal does next: what was rejected, or says another thing than the account or the unit, is written anew. */
  avanzar: async (hechos) => {
    const { tramite, pagare, prenda, contrato } = hechos;
    const legal = como('legal');
    const { chasis } = (await legal.get(`/unidad/${tramite.idCodigo}`)).body;
    if (pagare?.estado === 'R') return reemplazar(hechos, pagare.lugarEmision);
    if (pagare?.estado === 'P') {
      const completada = await completarPersona(tramite);
      if (completada !== null) return completada;
      if ((await legal.get(`/pagare/${pagare.id}`).expect(200)).body.debeHoy !== null)
        return reemplazar(hechos, pagare.lugarEmision);
      if (
        pagare.actualizadoEn !== null &&
        (prenda === null || (chasis ?? prenda.vehiculoChasis) !== prenda.vehiculoChasis)
      )
        return guardarPrenda(hechos, chasis ?? `8LAE${tramite.planId}`);
    }
    if (pagare?.estado === 'A' && prenda?.vehiculoChasis && chasis !== prenda.vehiculoChasis)
      return guardarUnidad(tramite, prenda.vehiculoChasis);
    if (contrato?.estado === 'P' && pagare?.estado === 'A') {
      const vista: ContratoVista = (await legal.get(`/contrato/${tramite.idCodigo}`).expect(200)).body;
      if (vista.impedimento !== null) return anular(pagare);
      const { estadoCivil, separacionBienes } = prenda ?? vista;
      if (estadoCivil !== vista.estadoCivil)
        return como('asistente.legal').put(`/contrato/${tramite.idCodigo}`, {
          ...{ ...cabeceraDePrueba, estadoCivil, separacionBienes, version: vista.version },
        });
      const viejo = vista.bloques.find(
        ({ existe, estado, otroFormato, cambiados }) =>
          existe === 'S' && (estado === 'R' || otroFormato || cambiados.length > 0),
      );
      if (viejo) return escribirBloque(hechos, viejo.bloque);
    }
    const vigente = pagare?.estado === 'X' ? { pagare: null, prenda: null } : {};
    const siguiente = siguienteTramite(tramite, { ...hechos, ...vigente, rechazado: true }, t.clock.now());
    return siguiente && enviar(siguiente.peticion);
  },
  comprar: (hechos) => deEntrega(hechos, 'avanzar'),
  entrega: (hechos, { entrega }) => deEntrega(hechos, entrega),
  persona: async ({ tramite }, { rol, persona: datos }) => {
    const version = (await personasDe(tramite)).get(rol)?.version;
    const { identificacion, nombres, apellidoPaterno, apellidoMaterno } = tramite.titular;
    // a thumbprint of somebody who does not sign holds the note back for good
    const suya =
      rol === 'huella' ? { identificacion, nombres, apellidos: `${apellidoPaterno} ${apellidoMaterno}` } : {};
    return como('asistente.legal').put(`/interviniente/${tramite.idCodigo}/${rol}`, { ...datos, ...suya, version });
  },
  quitar: async ({ tramite }, { rol }) => {
    const version = (await personasDe(tramite)).get(rol)?.version;
    return como('asistente.legal').delete(`/interviniente/${tramite.idCodigo}/${rol}`).set('If-Match', `"${version}"`);
  },
  unidad: ({ tramite }, { chasis }) => guardarUnidad(tramite, `${chasis}${tramite.planId}`),
  prenda: (hechos, { chasis }) => guardarPrenda(hechos, `${chasis}${hechos.tramite.planId}`),
  emision: (hechos, { ciudad }) => reemplazar(hechos, ciudad),
  bloque: (hechos, { bloque }) => escribirBloque(hechos, bloque),
  cuotaPagada: async ({ tramite: { planId } }) => {
    await manager().increment(Plan, { id: planId }, 'cuotasPagadas', 1);
    return null;
  },
  rechazarPagare: ({ pagare }) =>
    pagare &&
    como('legal').post(`/pagare/${pagare.id}/rechazar`, { version: pagare.version, motivo: 'Falta la cédula' }),
  // whatever does not fit yet
  aprobarPagare: ({ pagare }) =>
    pagare && como('legal').post(`/pagare/${pagare.id}/aprobar`, { version: pagare.version }),
  aprobarContrato: ({ tramite, contrato }) =>
    contrato && como('legal').post(`/contrato/${tramite.idCodigo}/aprobar`, { version: contrato.version }),
  anularPagare: ({ pagare }) => (pagare?.estado === 'A' ? anular(pagare) : null),
  rechazarContrato: ({ tramite, contrato }, { bloque }) =>
    contrato &&
    como('legal').post(`/contrato/${tramite.idCodigo}/rechazar`, {
      ...{ version: contrato.version, motivo: 'El precio no es el de la proforma' },
      bloques: [bloque],
    }),
  otroDia: async () => {
    t.clock.advance(86_400_000);
    await entrar();
    return null;
  },
  ver: async ({ tramite, pagare, contrato }) => {
    if (pagare) await como('legal').get(`/pagare/${pagare.id}/documento`);
    if (contrato) await como('legal').get(`/contrato/${tramite.idCodigo}/archivo`);
    return null;
  },
};
/** Most acts lead on, so that cases come to their papers. */
const PESOS: Readonly<Record<string, number>> = {
  avanzar: 22,
  comprar: 6,
  persona: 4,
  quitar: 2,
  aprobarPagare: 2,
  aprobarContrato: 4,
  unidad: 2,
  prenda: 2,
};
const paso = fc.record({
  acto: fc.oneof(...Object.keys(actos).map((acto) => ({ weight: PESOS[acto] ?? 1, arbitrary: fc.constant(acto) }))),
  dicho: fc.record(dicho),
});

/** Rows of issued papers as they were first seen. */
const vistos = new Map<number, string>();

/** Nothing that was issued ever changes, and its hash is of what it says. */
async function exigirIntactos(): Promise<void> {
  for (const fila of await manager().find(DocumentoEmitido, { order: { id: 'ASC' } })) {
    const ahora = JSON.stringify(fila);
    expect(ahora).toBe(vistos.get(fila.id) ?? ahora);
    vistos.set(fila.id, ahora);
    expect(hashDeHechos(fila.tipo, JSON.parse(fila.hechos as string))).toBe(fila.huella);
  }
}

/** The last version of an issued paper, as its reader sees it; null = none. */
async function emitido(tipo: 'pagare' | 'prenda' | 'contrato', de: object): Promise<string | null> {
  const fila = await manager().findOne(DocumentoEmitido, { where: { tipo, ...de }, order: { numeroVersion: 'DESC' } });
  return fila && textoDePapel(tipo, JSON.parse(fila.hechos as string));
}

/** Who is printed only beside another. */
const ACOMPANAN: Readonly<Record<string, 'garanteCedula' | 'huellaCedula'>> = {
  garanteConyuge: 'garanteCedula',
  testigo: 'huellaCedula',
};
const EN_CONTRATO: readonly RolDeInterviniente[] = ['garante', 'segundoGarante', 'representante'];
const CIUDADES: Readonly<Record<string, string>> = { '1701': 'Quito', '0901': 'Guayaquil' };

/** Where the issued papers of a case do not say what was frozen with them, or what the others say. */
async function contradicciones({ tramite }: CasoEntero): Promise<string[]> {
  const pagare = await manager().findOneBy(Pagare, { planId: tramite.planId, estado: 'A' });
  if (pagare === null) return [];
  const prenda = await manager().findOneBy(Prenda, { pagareId: pagare.id });
  const contrato = await manager().findOneBy(Contrato, { planId: tramite.planId, estado: 'A' });
  const papeles = {
    pagaré: await emitido('pagare', { pagareId: pagare.id }),
    prenda: prenda && (await emitido('prenda', { prendaId: prenda.id })),
    contrato: contrato && (await emitido('contrato', { contratoId: contrato.id })),
  };
  const calla = (papel: keyof typeof papeles, que: string, parte: string | null | undefined): string[] =>
    (papeles[papel] ?? '') === '' || (parte ?? '') === '' || papeles[papel]?.includes(parte as string)
      ? []
      : [`${papel}: no dice ${que}: ${parte}`];
  const delCaso = await personasDe(tramite);
  const impresas = personasDePagare.filter(
    ({ rol, nombre }) => pagare[nombre] !== null && pagare[ACOMPANAN[rol] ?? nombre] !== null,
  );
  return [
    ...impresas.flatMap(({ rol, nombre, cedula }) => [
      ...calla('pagaré', rol, pagare[nombre]),
      ...calla('pagaré', rol, pagare[cedula]),
      ...(EN_CONTRATO.includes(rol) ? calla('contrato', rol, pagare[nombre]) : []),
      ...(nombreDeInterviniente(delCaso.get(rol) as never) === pagare[nombre] ? [] : [`otro en el caso: ${rol}`]),
    ]),
    ...(Object.keys(papeles) as (keyof typeof papeles)[]).flatMap((papel) => [
      ...calla(papel, 'monto', formatearMonto(deNumero(pagare.monto / 100))),
      ...calla(papel, 'cliente', pagare.cedulaCliente),
      ...calla(papel, 'ciudad', CIUDADES[pagare.lugarEmision]),
    ]),
    ...calla('contrato', 'primer vencimiento', fechaLarga(comoFecha(pagare.fechaInicial))),
    ...(['prenda', 'contrato'] as const).flatMap((papel) => [
      ...calla(papel, 'chasis', prenda?.vehiculoChasis),
      ...calla(papel, 'depositario', prenda?.depositarioCedula),
    ]),
  ];
}

test(`in ${RUNS} random cases no issued paper changes, or contradicts what was frozen with it or another paper`, async () => {
  const hechos = new Set<string>();
  let contratos = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(paso, ACTS), async (pasos) => {
      const caso = await casoNuevo();
      const historia: string[] = [];
      for (const { acto, dicho: suyo } of pasos) {
        const ahora = { ...caso, ...(await hechosDeTramite(t, caso.tramite)) };
        const { status, text } = (await actos[acto]?.(ahora, suyo)) ?? { status: 204, text: '' };
        // refused, or done
        if (status >= 500 || status === 401) throw new Error(`${acto}: ${status} ${text}`);
        if (status >= 300) continue;
        hechos.add(acto);
        historia.push(acto);
        await exigirIntactos();
        expect({ historia, mal: await contradicciones(caso) }).toEqual({ historia, mal: [] });
      }
      contratos += await manager().countBy(Contrato, { planId: caso.tramite.planId, estado: 'A' });
    }),
    {
      ...{ numRuns: RUNS, seed: SEED, endOnFailure: true },
      // what went wrong and what was done before; not every act that was drawn
      reporter: ({ failed, errorInstance }) => {
        if (failed) throw errorInstance;
      },
    },
  );
  // every act was done at least once, and cases came to their papers
  expect(Object.keys(actos).filter((acto) => !hechos.has(acto))).toEqual([]);
  expect(contratos).toBeGreaterThan(RUNS / 4);
});
