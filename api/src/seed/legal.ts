import {
  type BloqueDeContrato,
  camposSinDecir,
  type DatosDeInterviniente,
  type DatosDePrenda,
  formatearInstante,
  formularioDeContrato,
  formularioDeInterviniente,
  formularioDePrenda,
  hoyEn,
  idsDeBloque,
  PRODUCTO_DE_VEHICULOS,
  papeles,
  papelesDeLegal,
  papelesQueSeFirman,
  type RolDeInterviniente,
  soloCampos,
  sumarMeses,
} from '@adjudica/domain';
import representantes from '../capabilities/catalogo/datos/representantes.json';
import { IntervinienteStore } from '../capabilities/interviniente';
import { claveDePersona } from '../capabilities/interviniente/interviniente.en-acto';
import { MedioStore, UnidadStore } from '../capabilities/medio-aprobacion';
import type { PagareVista } from '../capabilities/pagare/pagare.dto';
import { PapelStore } from '../capabilities/papel';
import { PrendaStore } from '../capabilities/prenda';
import { propuestaDe } from '../capabilities/prenda/prenda.bien';
import type { Caso } from './caso';
import { generoDe } from './personas';
import { confirmado } from './reglas';

const CIUDADES = ['1701', '0901', '0101'];
const [representante] = representantes as { nombre: string; cedula: string }[];
/** Guarantor of a married client whose application names none: typed in the note, and marked there. */
const GARANTE = { garanteCedula: '0102030400', garanteNombre: 'Íñigo Andrés Ñauñay Mera' };
const VEHICULO = {
  estadoBien: 'Nuevo',
  vehiculoMarca: 'Chevrolet',
  vehiculoModelo: 'Groove',
  vehiculoAnio: 2026,
  vehiculoColor: 'Plata',
};
const INMUEBLE = {
  inmuebleTipo: 'CASA',
  inmuebleCanton: 'Quito',
  inmuebleDireccion: 'Conjunto Los Arrayanes, casa 14',
  inmuebleArea: 120,
};
const DEPOSITARIO = {
  depositarioCedula: '1710034065',
  depositarioNombres: 'María Lorena',
  depositarioApellidos: 'Andrade Salazar',
  depositarioCorreo: 'maria.andrade@correo.example',
};
const VENDEDOR_DE_INMUEBLE = {
  vendedorNombre: 'Marco Vinicio Tapia Real',
  vendedorIdentificacion: '1703334449',
  linderos: 'Norte, calle Los Cipreses; sur, lote 22; este, lote 20; oeste, pasaje B',
};
const EMPRESA = { representanteEmpresa: 'Lucía Fernanda Güillín Peña', enCalidadEmpresa: 'Gerente General' };
const DE_CUALQUIERA = {
  ...formularioDeInterviniente.vacio(),
  tipoIdentificacion: 'C',
  estadoCivil: 'S',
  nacionalidad: 'EC',
  ocupacion: 'Comerciante',
  direccion: 'Av. 6 de Diciembre N33-42',
  ciudad: 'Quito',
  telefono: '0987654321',
  correo: 'contacto@correo.example',
  calidad: 'Gerente General',
};
const RECHAZADOS: readonly BloqueDeContrato[] = ['objeto', 'precio'];
/** Number of blocks of an unfinished contract. */
const EMPEZADOS = 3;

export async function generarPagare(caso: Caso): Promise<void> {
  const { expediente, entorno, firma, numero, premio } = caso;
  const asistente = entorno.gente['asistente.legal'];
  const base = await expediente.pagares.pagare.base(asistente, premio.idCodigo);
  const lugarEmision = CIUDADES[numero % CIUDADES.length] as string;
  const fechaEmision = firma ?? base.fechaEmision;
  let { fechaInicial } = base;
  while (fechaInicial < fechaEmision) fechaInicial = sumarMeses(fechaInicial, 1);
  const nuevo = { plan: premio.idCodigo, lugarEmision, fechaEmision, fechaInicial };
  caso.pagare = await expediente.pagares.generacion.crear(asistente, nuevo);
}

/** Fills in persons and pledge, required for approval, and sends the note. */
export async function enviarPagare(caso: Caso): Promise<void> {
  const { expediente, entorno } = caso;
  const asistente = entorno.gente['asistente.legal'];
  const nuevo = caso.pagare as PagareVista;
  const personas = { ...personasDe(nuevo), version: nuevo.version };
  const completo = await expediente.pagares.actos.actualizar(asistente, nuevo.id, personas);
  await expediente.prendas.guardar(asistente, nuevo.id, { ...(await prendaDe(caso, nuevo.id)), version: 0 });
  await completarPersonas(caso);
  caso.pagare = await expediente.pagares.actos.enviar(asistente, nuevo.id, { version: completo.version });
}

/** Persons of the application, without those named only by name. */
function personasDe(pagare: PagareVista): object {
  const { conyugeCedula, conyugeNombre, garanteCedula, garanteNombre } = pagare;
  return {
    ...(conyugeCedula !== null && conyugeNombre !== null && { conyugeCedula, conyugeNombre, ...GARANTE }),
    ...(garanteCedula !== null && garanteNombre !== null && { garanteCedula, garanteNombre }),
    representanteNombre: representante?.nombre,
    representanteCedula: representante?.cedula,
  };
}

/** What the papers print of the persons and the application does not say. */
async function completarPersonas({ entorno, expediente, premio: { idCodigo, adjudicacionId } }: Caso): Promise<void> {
  const asistente = entorno.gente['asistente.legal'];
  const intervinientes = new IntervinienteStore(entorno.application.dataSource);
  const { personas, escritas } = await intervinientes.deAdjudicacion(Number(adjudicacionId));
  for (const [rol, persona] of Object.entries(personas) as [RolDeInterviniente, DatosDeInterviniente][]) {
    const faltan = new Set(papeles.flatMap((papel) => camposSinDecir(rol, papel, persona)));
    // not asked, but the keeper's line of signature agrees with it
    if (rol === 'depositario' && persona.genero === null) faltan.add('genero');
    if (faltan.size === 0) continue;
    await expediente.intervinientes.guardar(asistente, claveDePersona(idCodigo, rol), {
      ...persona,
      ...soloCampos([...faltan], { ...DE_CUALQUIERA, genero: generoDe(persona.nombres ?? '') }),
      version: escritas[rol]?.version ?? 0,
    });
  }
}

/** Known facts of the pledge, the rest invented: engine, chassis and registry entry are unique. */
async function prendaDe({ entorno, premio: { producto } }: Caso, pagare: number): Promise<DatosDePrenda> {
  const { application, clock } = entorno;
  const { dataSource } = application;
  const row = await new PrendaStore(dataSource, new IntervinienteStore(dataSource)).byPagare(pagare);
  if (row === null) throw new Error(`no note ${pagare}`);
  const propuesta = propuestaDe(row, hoyEn(clock.now()));
  const serie = String(120_000 + pagare);
  const bien =
    producto === PRODUCTO_DE_VEHICULOS
      ? { ...VEHICULO, vehiculoMotor: `L2B1${serie}`, vehiculoChasis: `LZWADAGA0TB${serie}` }
      : { ...INMUEBLE, inmuebleRegistro: `RP-2026-${serie}` };
  return {
    ...formularioDePrenda.vacio(),
    ...bien,
    ...DEPOSITARIO,
    ...EMPRESA,
    estadoCivil: 'S',
    tipoGarantia: 'C',
    ...Object.fromEntries(Object.entries(propuesta).filter(([, valor]) => valor !== null)),
  };
}

export async function decidirPagare({ destino, expediente, entorno, pagare }: Caso): Promise<void> {
  const { id, version } = pagare as PagareVista;
  const { legal } = entorno.gente;
  if (destino.pagare === 'rechazado')
    await expediente.pagares.actos.rechazar(legal, id, { version, motivo: 'Falta la cédula del segundo garante.' });
  else await expediente.pagares.actos.aprobar(legal, id, { version, ...confirmado('pagare') });
}

export async function pedirAnulacion({ expediente, entorno, pagare }: Caso): Promise<void> {
  const asistente = entorno.gente['asistente.legal'];
  const { id, version } = await expediente.pagares.pagare.get(asistente, (pagare as PagareVista).id);
  const motivo = 'El cliente anunció que paga el saldo del plan.';
  await expediente.pagares.actos.pedirAnulacion(asistente, id, { motivo, version });
}

/** What the deeds of a house say: who sells it, and its boundaries. */
async function completarInmueble({ entorno, expediente, premio: { idCodigo } }: Caso): Promise<void> {
  const { dataSource } = entorno.application;
  const unidad = await new UnidadStore(dataSource, new MedioStore(dataSource)).byPlan(idCodigo);
  if (unidad === null || unidad.medio.productoCodigo === PRODUCTO_DE_VEHICULOS) return;
  const cambio = { ...unidad.datos, ...VENDEDOR_DE_INMUEBLE, version: Number(unidad.medio.fichaVersion) };
  await expediente.unidades.guardar(entorno.gente['asistente.legal'], idCodigo, cambio);
}

export async function redactarContrato(caso: Caso): Promise<void> {
  await completarInmueble(caso);
  const { destino, expediente, entorno, premio } = caso;
  const { idCodigo } = premio;
  const asistente = entorno.gente['asistente.legal'];
  const { actos, contrato, creacion } = expediente.contratos;
  const base = await contrato.base(asistente, idCodigo);
  const cabecera = Object.fromEntries(formularioDeContrato.nombres.map((nombre) => [nombre, base[nombre]]));
  // read by legal in the documents, where the application is silent
  const leido = { estadoCivil: base.estadoCivil ?? 'S', estadoBien: base.estadoBien ?? 'Nuevo' };
  let { version } = await creacion.crear(asistente, { idCodigo, ...cabecera, ...leido });
  for (const bloque of destino.contrato === 'empezado' ? idsDeBloque.slice(0, EMPEZADOS) : idsDeBloque)
    ({ version } = await actos.generarBloque(asistente, idCodigo, { bloque }));
  caso.redactadoEn = entorno.clock.now();
  if (destino.contrato !== 'empezado') await actos.enviar(asistente, idCodigo, { version });
}

/** The client got the model by mail when the contract was written. */
async function entregarModelo({ entorno, expediente, premio, redactadoEn }: Caso): Promise<void> {
  const { adjudicacionId, idCodigo } = premio;
  const asistente = entorno.gente['asistente.legal'];
  const intervinientes = new IntervinienteStore(entorno.application.dataSource);
  const { personas } = await intervinientes.deAdjudicacion(Number(adjudicacionId));
  const { version } = await expediente.contratos.contrato.get(asistente, idCodigo);
  const cuando = redactadoEn as Date;
  await expediente.contratos.modelos.entregarModelo(asistente, idCodigo, {
    fecha: hoyEn(cuando),
    hora: formatearInstante(cuando).slice(-5),
    medio: 'correo',
    correo: personas.deudor?.correo ?? DE_CUALQUIERA.correo,
    version,
  });
}

export async function decidirContrato(caso: Caso): Promise<void> {
  const { destino, expediente, entorno, premio } = caso;
  const { idCodigo } = premio;
  if (destino.contrato === 'aprobado') await entregarModelo(caso);
  const { actos, contrato } = expediente.contratos;
  const { legal } = entorno.gente;
  const { version } = await contrato.get(legal, idCodigo);
  const motivo = 'El valor del bien no es el que consta en la proforma.';
  if (destino.contrato === 'aprobado') await actos.aprobar(legal, idCodigo, { version, ...confirmado('contrato') });
  else await actos.rechazar(legal, idCodigo, { motivo, bloques: RECHAZADOS, version });
}

/** The pledge is printed, and the signed copies of note, pledge and contract are kept. */
export async function guardarFirmados({ entorno, expediente, pagare, premio: { idCodigo } }: Caso): Promise<void> {
  const { application, clock, gente, papeles } = entorno;
  const asistente = gente['asistente.legal'];
  await expediente.prendas.generar(asistente, (pagare as PagareVista).id);
  const emitidos = await new PapelStore(application.dataSource).listByPlan(idCodigo);
  for (const { id, tipo, registro } of emitidos.filter((papel) => papelesDeLegal.includes(papel.tipo))) {
    const nombre = `${papelesQueSeFirman[tipo].nombre(registro)}, firmado`;
    const file = await papeles.pdf({ nombre, persona: '', idCodigo });
    const firma = { fecha: hoyEn(clock.now()), ciudad: CIUDADES[0] as string, version: 0, file };
    await expediente.papeles.firmar(asistente, id, firma);
  }
}
