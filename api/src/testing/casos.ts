import { formatearInstante, hoyEn, idsDeBloque, type PasoDelCaso, PRODUCTO_DE_VEHICULOS } from '@adjudica/domain';
import type { ReglaDelPasoVista } from '../capabilities/caso/caso.dto';
import type { IntervinienteVista } from '../capabilities/interviniente/interviniente.dto';
import type { PapelVista } from '../capabilities/papel/papel.dto';
import type { PrendaVista } from '../capabilities/prenda/prenda.dto';
import { EntregaDeModelo } from '../entities/contrato.entity';
import { FichaBien, MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { subirPruebas, TEXTO } from './cartas';
import { crearContrato, generarBloque, planPorContratar } from './contratos';
import { pdfDePrueba } from './documentos';
import { crearConcesionario, cuerpoDeOrden } from './ordenes';
import { EMISION, REPRESENTANTE } from './pagares';
import { CONCEPTO, ponerDocumento, SIEMPRE } from './pagos';
import { cuerpoDePrenda, cuerpoDePrendaDeCasa } from './prendas';
import type { PlanDePrueba } from './solicitudes';
import type { Client, TestApp } from './test-app';

/** Who decides each step. */
const DECIDE = {
  orden: 'jefatura',
  pago: 'jefatura',
  pagare: 'legal',
  contrato: 'legal',
  carta: 'jefatura',
  entrega: 'ejecutivo',
} as const satisfies Record<PasoDelCaso, string>;

/** Beside the client: a spouse, a guarantor, and who signs by request of the client before a witness. */
export const FIRMANTES = {
  conyuge: { identificacion: '1710000405', nombres: 'Carlos Andrés', apellidos: 'Vega Mora', genero: 'M' },
  garante: { identificacion: '0102030405', nombres: 'Rosa Elena', apellidos: 'Mendoza Paz', genero: 'F' },
  firmanteARuego: { identificacion: '1710000702', nombres: 'Quito Andrés', apellidos: 'Ruano Loor', genero: 'M' },
  testigo: { identificacion: '1710000801', nombres: 'Teresa Elena', apellidos: 'Vera Luna', genero: 'F' },
} as const;
const COMUN = {
  ...{ tipoIdentificacion: 'C', estadoCivil: 'C', nacionalidad: 'EC', ocupacion: 'Comerciante', ciudad: 'Quito' },
  ...{ direccion: 'Av. 6 de Diciembre N33-42', telefono: '0987654321', correo: 'contacto@correo.example' },
};

/** A case on its way; numbers of its records are there once these are. */
export interface CasoDePrueba {
  readonly t: TestApp;
  readonly plan: PlanDePrueba;
  readonly producto: string;
  /** With everybody of `FIRMANTES`. */
  readonly acompanado: boolean;
  readonly asistente: Client;
  readonly legal: Client;
  readonly ejecutivo: Client;
  readonly jefatura: Client;
  concesionario?: number;
  orden?: number;
  pago?: number;
  pagare?: number;
}

const hecho = async <T>(respuesta: PromiseLike<{ status: number; text: string; body: T }>): Promise<T> => {
  const { status, text, body } = await respuesta;
  if (status >= 300) throw new Error(`case: ${status} ${text}`);
  return body;
};

/** Takes a change back. */
export type Deshacer = () => Promise<unknown>;

/** Saves the record at `ruta` with what changes in it. */
export async function cambiar(actor: Client, ruta: string, cambio: object): Promise<Deshacer> {
  const antes = await hecho(actor.get(ruta));
  const { version } = await hecho(actor.put(ruta, { ...antes, ...cambio }));
  return () => hecho(actor.put(ruta, { ...antes, version }));
}

/** The parties of the case as they are now; what comes back writes them so again. */
export async function recordarPersonas({ asistente, plan }: CasoDePrueba): Promise<Deshacer> {
  const ruta = `/interviniente/${plan.idCodigo}`;
  const leer = async (): Promise<IntervinienteVista[]> => (await hecho(asistente.get(ruta))).personas;
  const antes = (await leer()).filter(({ rol, origen }) => rol !== 'representante' && origen !== 'nadie');
  return async () => {
    for (const { rol, version } of await leer()) {
      const persona = antes.find((una) => una.rol === rol);
      if (persona !== undefined) await hecho(asistente.put(`${ruta}/${rol}`, { ...persona, version }));
    }
  };
}

const conyugal = (acompanado: boolean) =>
  acompanado ? { estadoCivil: 'C', separacionBienes: 'N' } : { estadoCivil: 'S' };

/** What identifies a house, and of whom it is bought. */
async function describirCasa({ t, asistente, plan }: CasoDePrueba): Promise<void> {
  const donde = { provinciaCodigo: '17', cantonCodigo: '1701', direccion: 'Los Cipreses N64-21' };
  await t.application.dataSource.manager.update(FichaBien, { personaId: plan.titular.id }, donde);
  await cambiar(asistente, `/unidad/${plan.idCodigo}`, {
    ...{ claveCatastral: '17010234567', linderos: 'norte, calle; sur, lote 22; este, lote 20; oeste, pasaje B' },
    ...{ vendedorNombre: 'Marco Antonio Tapia', vendedorIdentificacion: '1703334445' },
  });
}

/** Note, pledge and contract, none of them approved. */
async function escribirPapeles(caso: CasoDePrueba): Promise<void> {
  const { asistente, plan, producto, acompanado } = caso;
  const { idCodigo } = plan;
  const pagare = await hecho(asistente.post('/pagare', { plan: idCodigo, ...EMISION }));
  caso.pagare = pagare.id;
  const nombre = ({ nombres, apellidos }: { nombres: string; apellidos: string }) => `${nombres} ${apellidos}`;
  await cambiar(asistente, `/pagare/${caso.pagare}`, {
    ...REPRESENTANTE,
    ...(acompanado && {
      conyugeCedula: FIRMANTES.conyuge.identificacion,
      conyugeNombre: nombre(FIRMANTES.conyuge),
      garanteCedula: FIRMANTES.garante.identificacion,
      garanteNombre: nombre(FIRMANTES.garante),
      testigoCedula: FIRMANTES.testigo.identificacion,
      testigoNombre: nombre(FIRMANTES.testigo),
      huellaCedula: pagare.cedulaCliente,
      huellaNombre: pagare.nombresCliente,
    }),
  });
  if (acompanado)
    for (const [rol, persona] of Object.entries(FIRMANTES)) {
      const { personas } = await hecho(asistente.get(`/interviniente/${idCodigo}`));
      const { version } = personas.find((una: IntervinienteVista) => una.rol === rol);
      await hecho(asistente.put(`/interviniente/${idCodigo}/${rol}`, { ...COMUN, ...persona, version }));
    }
  const conocida: PrendaVista = await hecho(asistente.get(`/prenda/${caso.pagare}`));
  const cuerpo = producto === PRODUCTO_DE_VEHICULOS ? cuerpoDePrenda : cuerpoDePrendaDeCasa;
  const sabido = Object.fromEntries(Object.entries(conocida).filter(([, valor]) => valor !== null));
  await cambiar(asistente, `/prenda/${caso.pagare}`, { ...cuerpo, ...sabido, ...conyugal(acompanado) });
  await crearContrato(asistente, idCodigo, { ...conyugal(acompanado), aval: acompanado });
  for (const bloque of idsDeBloque) await generarBloque(asistente, idCodigo, bloque);
}

/** The client has had the model of the contract for four days. */
async function entregarModelo({ t, asistente, plan: { idCodigo } }: CasoDePrueba): Promise<void> {
  const { version } = await hecho(asistente.get(`/contrato/${idCodigo}`));
  const [fecha, hora] = [hoyEn(t.clock.now()), formatearInstante(t.clock.now()).slice(-5)];
  const dicho = { version, fecha, hora, medio: 'correo', correo: 'cliente@correo.example' };
  const { numero } = await hecho(asistente.post(`/contrato/${idCodigo}/entregar-modelo`).field(dicho));
  const entregadoEn = new Date(t.clock.now().getTime() - 4 * 86_400_000);
  await t.application.dataSource.manager.update(EntregaDeModelo, { contratoId: numero }, { entregadoEn });
}

/** The signed copy of everything that was issued. */
async function firmarPapeles({ t, legal, plan }: CasoDePrueba): Promise<void> {
  const papeles: PapelVista[] = await hecho(legal.get(`/papeles-de-plan/${plan.idCodigo}`));
  const copia = await pdfDePrueba('Copia firmada');
  const dicho = { version: '0', fecha: hoyEn(t.clock.now()), ciudad: EMISION.lugarEmision };
  for (const { id, acciones } of papeles)
    if (acciones.includes('firmar'))
      await hecho(legal.post(`/papel/${id}/firmar`).field(dicho).attach('file', copia, 'firmado.pdf'));
}

/** What makes each step of a case possible. */
export const preparar: Readonly<Record<PasoDelCaso, (caso: CasoDePrueba) => Promise<void>>> = {
  async orden(caso) {
    const { t, ejecutivo, plan } = caso;
    const { manager } = t.application.dataSource;
    const { id } = await manager.findOneByOrFail(MedioAprobacion, { personaId: plan.titular.id });
    const concesionario = await crearConcesionario(t);
    caso.concesionario = concesionario.id;
    caso.orden = (await hecho(ejecutivo.post('/orden-de-compra', cuerpoDeOrden(id, concesionario)))).id;
  },
  async pago(caso) {
    const cuerpo = { orden: caso.orden, concepto: CONCEPTO };
    caso.pago = (await hecho(caso.ejecutivo.post('/solicitud-de-pago', cuerpo))).id;
  },
  pagare: escribirPapeles,
  contrato: entregarModelo,
  carta: async () => undefined,
  async entrega(caso) {
    await firmarPapeles(caso);
    await subirPruebas(caso.ejecutivo, caso.plan.idCodigo);
  },
};

/** Awarded, its folder approved, its documents reviewed, its good identified. */
export async function casoNuevo(
  t: TestApp,
  { producto, acompanado }: Pick<CasoDePrueba, 'producto' | 'acompanado'>,
): Promise<CasoDePrueba> {
  const plan = await planPorContratar(t, { pagare: false, producto });
  for (const codigo of SIEMPRE) await ponerDocumento(t, plan.planId, codigo, { estado: true });
  const [asistente, legal, ejecutivo, jefatura] = (await Promise.all(
    ['asistente.legal', 'legal', 'ejecutivo', 'jefatura'].map((usuario) => t.as(usuario)),
  )) as [Client, Client, Client, Client];
  const caso: CasoDePrueba = { t, plan, producto, acompanado, asistente, legal, ejecutivo, jefatura };
  if (producto !== PRODUCTO_DE_VEHICULOS) await describirCasa(caso);
  return caso;
}

/** What the step changes, and its address. */
const rutaDe = ({ plan: { idCodigo }, orden, pago, pagare }: CasoDePrueba, paso: PasoDelCaso): string =>
  ({
    orden: `/orden-de-compra/${orden}`,
    pago: `/solicitud-de-pago/${pago}`,
    pagare: `/pagare/${pagare}`,
    contrato: `/contrato/${idCodigo}`,
    carta: `/carta-salida/${idCodigo}`,
    entrega: `/carta-salida/${idCodigo}`,
  })[paso];
export const estadoAntesDe = async (caso: CasoDePrueba, paso: PasoDelCaso): Promise<string> =>
  (await hecho(caso[DECIDE[paso]].get(rutaDe(caso, paso)))).estado;
/** The rules before the step that are not met, as whoever decides sees them. */
export async function reglasSinCumplir(caso: CasoDePrueba, paso: PasoDelCaso): Promise<ReglaDelPasoVista[]> {
  const { reglas } = await hecho(caso[DECIDE[paso]].get(`/caso/${caso.plan.idCodigo}/reglas/${paso}`));
  return reglas.filter(({ cumple }: ReglaDelPasoVista) => !cumple);
}

/** The act itself; nothing is confirmed unless `dicho` says so. */
export async function darPaso(caso: CasoDePrueba, paso: PasoDelCaso, dicho: object = { confirma: [] }) {
  const [acto, cuerpo] = {
    orden: ['aprobar', {}],
    pago: ['aprobar', {}],
    pagare: ['aprobar', {}],
    contrato: ['aprobar', {}],
    carta: ['generar', { texto: TEXTO }],
    entrega: ['entregar', { fecha: hoyEn(caso.t.clock.now()) }],
  }[paso] as [string, object];
  const actor = caso[DECIDE[paso]];
  const ruta = rutaDe(caso, paso);
  const { version } = await hecho(actor.get(ruta));
  return actor.post(`${ruta}/${acto}`, { ...cuerpo, version, ...dicho });
}
