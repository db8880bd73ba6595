import { type DatosDeSolicitud, hoyEn, PRODUCTO_DE_VEHICULOS, sumarMeses } from '@adjudica/domain';
import type { FichaEnviada, MedioCambio, MedioVista } from '../capabilities/medio-aprobacion/medio-aprobacion.dto';
import type { OrdenDeCompraNueva, OrdenDeCompraVista } from '../capabilities/orden-de-compra/orden-de-compra.dto';
import type { PagoVista } from '../capabilities/solicitud-de-pago/solicitud-de-pago.dto';
import { subir } from './carpetas';
import type { Caso } from './caso';
import type { Vehiculo, Vendedor } from './catalogo-de-compras';
import { confirmado } from './reglas';

const MOTIVOS = ['El avalúo no corresponde al bien solicitado.', 'El valor supera la capacidad de pago declarada.'];
const MOTIVO_DE_ORDEN = 'El cliente cambió de vehículo.';
export const MOTIVO_DE_RETIRO = 'El cliente desiste del vehículo y continúa aportando.';
const MOTIVO_DE_PAGO = 'El concesionario cambió de cuenta.';
const TERCERO = {
  atencionTercero: 'Segundo Toapanta Chicaiza',
  tipoIdentificacionTercero: 'C',
  identificacionTercero: '1700000043',
  bancoTercero: 'Banco Pichincha',
  tipoCuentaTercero: 'AHORROS',
  numeroCuentaTercero: '2200000404',
} as const;
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
/** Every so many applications have another value than the approval. */
const LEJANO_CADA = 8;

const esCasa = ({ premio }: Caso): boolean => premio.producto !== PRODUCTO_DE_VEHICULOS;
const esUsado = (caso: Caso): boolean => caso.destino.usado === true && !esCasa(caso);

/** A vehicle from the price list near the plan's amount. */
function vehiculoDe({ entorno, numero, premio: { monto } }: Caso): Vehiculo {
  const { vehiculos } = entorno.catalogo;
  const cercanos = vehiculos.filter(({ precio }) => precio >= monto * 0.85 && precio <= monto * 1.6);
  const posibles = cercanos.length > 0 ? cercanos : vehiculos;
  return posibles[numero % posibles.length] as Vehiculo;
}

/** In dollars. */
const valorDe = (caso: Caso): number =>
  esCasa(caso) ? Math.round(caso.premio.monto * 1.1) : Math.round(vehiculoDe(caso).precio * (esUsado(caso) ? 0.8 : 1));

/** The good as declared in the application. */
export const bienDeclarado = (caso: Caso): Pick<DatosDeSolicitud, 'valorBien' | 'estadoBien'> => ({
  valorBien: caso.numero % LEJANO_CADA === 2 ? Math.round(valorDe(caso) * 0.6) : valorDe(caso),
  estadoBien: esUsado(caso) ? 'Usado' : 'Nuevo',
});

function fichaDe(caso: Caso): FichaEnviada {
  const { entorno, numero } = caso;
  if (esCasa(caso))
    return { ...INMUEBLES[numero % INMUEBLES.length], area: 78.5 + (numero % 60), registro: `RP-${4400 + numero}` };
  const { anio: deLista, precio: _, ...vehiculo } = vehiculoDe(caso);
  const anio = Math.min(deLista, entorno.clock.now().getFullYear());
  return {
    ...vehiculo,
    ...(esUsado(caso)
      ? { estadoBien: 'Usado', anio: anio - 2, placa: `PDC-${4800 + numero}` }
      : { estadoBien: 'Nuevo', anio }),
    color: COLORES[numero % COLORES.length] as string,
  };
}

function cuerpoDeMedio(caso: Caso): Omit<MedioCambio, 'planes'> & { cedula: string; planes: string[] } {
  const { entorno, numero, premio } = caso;
  const hoy = hoyEn(entorno.clock.now());
  const valor = valorDe(caso);
  const poliza = {
    ...{ aseguradora: 'Seguros de Ejemplo S.A.', numero: `EJ-${10_200 + numero}` },
    ...{ desde: hoy, hasta: sumarMeses(hoy, 12), prima: 640.8 },
  };
  return {
    cedula: premio.cedula,
    planes: [premio.idCodigo],
    valor,
    desgravamen: 180 + (numero % 20) * 5,
    avaluo: 85,
    costosLegales: 240.5,
    escrituras: esCasa(caso) ? 620 : 0,
    impuestoTimbres: 92.4,
    pagoAnticipado: Math.floor(Math.max(valor - premio.monto, 0) / 2),
    ficha: fichaDe(caso),
    ...(numero % 2 === 0 && { poliza }),
  };
}

export async function generarMedio(caso: Caso): Promise<void> {
  caso.medio = await caso.expediente.medios.edicion.crear(caso.premio.ejecutivo, cuerpoDeMedio(caso));
}

export async function enviarMedio(caso: Caso): Promise<void> {
  const { id, version } = caso.medio as MedioVista;
  caso.medio = await caso.expediente.medios.actos.enviar(caso.premio.ejecutivo, id, { version });
}

export async function decidirMedio(caso: Caso): Promise<void> {
  const { destino, entorno, expediente, numero } = caso;
  const { id, version } = caso.medio as MedioVista;
  const { riesgo } = entorno.gente;
  caso.medio =
    destino.medio === 'aprobado'
      ? await expediente.medios.actos.aceptar(riesgo, id, {
          ...{ version, confirmaValor: true },
          observaciones: 'Valores verificados.',
        })
      : await expediente.medios.actos.rechazar(riesgo, id, {
          version,
          observaciones: MOTIVOS[numero % MOTIVOS.length] as string,
        });
}

/** Replaces the approval that risk rejected. */
export async function reemplazarMedio(caso: Caso): Promise<void> {
  const { id: reemplazaA } = caso.medio as MedioVista;
  const cuerpo = { ...cuerpoDeMedio(caso), reemplazaA };
  caso.medio = await caso.expediente.medios.edicion.crear(caso.premio.ejecutivo, cuerpo);
}

/** Types of letters in turn, as the sheet requires: a used vehicle is bought from its owner. */
function cuerpoDeOrden({ destino, entorno, medio, numero }: Caso): OrdenDeCompraNueva {
  const { vendedores } = entorno.catalogo;
  const { concesionarioId, vendedorId, negociacion } = vendedores[numero % vendedores.length] as Vendedor;
  const { id: medioId } = medio as MedioVista;
  if (destino.usado === true) return { medioId, porcentajeComision: 0, tipoCarta: '002', ...TERCERO };
  const conVendedor = { medioId, porcentajeComision: negociacion, concesionarioId, vendedorId };
  return numero % 3 === 2
    ? { ...conVendedor, tipoCarta: '003', valorDispositivo: 380, comisionDispositivo: 20 }
    : { ...conVendedor, tipoCarta: '001' };
}

export async function emitirOrden(caso: Caso): Promise<void> {
  const { destino, entorno, expediente, premio } = caso;
  const actor = destino.orden === 'deJefatura' ? entorno.gente.jefatura : premio.ejecutivo;
  caso.orden = await expediente.ordenes.emision.crear(actor, cuerpoDeOrden(caso));
}

export async function aprobarOrden(caso: Caso): Promise<void> {
  const { id, version } = caso.orden as OrdenDeCompraVista;
  const cuerpo = { version, ...confirmado('orden') };
  caso.orden = await caso.expediente.ordenes.actos.aprobar(caso.entorno.gente.jefatura, id, cuerpo);
}

export async function anularOrden(caso: Caso): Promise<void> {
  const { id, version } = caso.orden as OrdenDeCompraVista;
  const cuerpo = { version, motivo: MOTIVO_DE_ORDEN };
  await caso.expediente.ordenes.actos.anular(caso.entorno.gente.jefatura2, id, cuerpo);
}

export const imprimirOrden = async ({ expediente, orden, premio }: Caso): Promise<void> => {
  await expediente.ordenes.actos.generar(premio.ejecutivo, (orden as OrdenDeCompraVista).id);
};

/** Requests the payment, with the missing documents of its checklist. */
export async function pedirPago(caso: Caso): Promise<void> {
  const { expediente, premio } = caso;
  const { id: orden } = caso.orden as OrdenDeCompraVista;
  const { documentos, concepto } = await expediente.pagos.pago.checklist(premio.ejecutivo, orden);
  for (const { falta, documentoId, version, nombre, formato, acciones } of documentos)
    if (falta && documentoId !== null && version !== null && acciones.includes('subir'))
      await subir(caso, { id: documentoId, version, tipo: { nombre, formato } });
  caso.pago = await expediente.pagos.creacion.crear(premio.ejecutivo, { orden, concepto });
}

export async function anularPago(caso: Caso): Promise<void> {
  const { id, version } = caso.pago as PagoVista;
  await caso.expediente.pagos.actos.anular(caso.entorno.gente.jefatura, id, { version, motivo: MOTIVO_DE_PAGO });
}

export async function aprobarPago(caso: Caso): Promise<void> {
  const { id, version } = caso.pago as PagoVista;
  await caso.expediente.pagos.actos.aprobar(caso.entorno.gente.jefatura, id, { version, ...confirmado('pago') });
}

export const imprimirPago = async ({ expediente, pago, premio }: Caso): Promise<void> => {
  await expediente.pagos.actos.generar(premio.ejecutivo, (pago as PagoVista).id);
};

/** For a withdrawal, which an accepted approval prevents: the approval is pending again, and risk rejects it. */
export async function soltarMedio(caso: Caso): Promise<void> {
  const { entorno, expediente, premio } = caso;
  const { id } = caso.medio as MedioVista;
  const { version } = await expediente.medios.medio.get(premio.ejecutivo, id);
  caso.medio = await expediente.medios.edicion.actualizar(premio.ejecutivo, id, { ...cuerpoDeMedio(caso), version });
  await enviarMedio(caso);
  await expediente.medios.actos.rechazar(entorno.gente.riesgo, id, {
    version: caso.medio.version,
    observaciones: MOTIVO_DE_RETIRO,
  });
}
