import {
  type Asunto,
  admiteConyuge,
  asuntoDe,
  type Blanco,
  type BloqueDeContrato,
  type CampoDeFormato,
  type ClaseDeBlanco,
  camposDeFormato,
  comoFecha,
  type DatosDePersonas,
  deNumero,
  EN_BLANCO,
  esCampoDeFormato,
  esOpcional,
  estadosCiviles,
  type FirmanteDelCaso,
  faltantesDePagare,
  fechaLarga,
  formatearMonto,
  mensajes,
  nombreDeBloque,
  type Papel,
  personasDePagare,
} from '@adjudica/domain';
import type { BloqueLeido, ContratoLeido, PagareLeido, PlanLeido } from './caso.store';

const { LEG, propios } = mensajes;
const { casoDatos, casoNadie, casoPapelesDe } = propios;

const delPlan = ({ cedula, idCodigo }: PlanLeido): Asunto => asuntoDe('plan', cedula, idCodigo);
const enPalabras = (estado: string | null): string | null =>
  estadosCiviles.find(({ codigo }) => codigo === estado)?.nombre ?? null;
const siONo = (estado: string | null, separacion: string | null): string | null =>
  admiteConyuge({ estadoCivil: estado }) ? (separacion === 'S' ? 'Sí' : 'No') : null;

function unidadDe(plan: PlanLeido): Papel[] {
  if (plan.unidad === null) return [];
  const { chasis, serieMotor, placa, registro } = plan.unidad.datos;
  return [
    {
      papel: 'unidad',
      lugar: delPlan(plan),
      firme: false,
      dice: { chasis, motor: serieMotor, placa, registro },
      blancos: [],
      firmas: [],
      ciudad: null,
    },
  ];
}

const firmante = (calidad: string, identificacion: string | null, nombre: string | null): FirmanteDelCaso => ({
  calidad,
  identificacion,
  nombre,
});
const conNombre = ({ nombre }: FirmanteDelCaso): boolean => (nombre ?? '') !== '';

function pagareDe(pagare: PagareLeido): Papel {
  const { personas, estado } = pagare;
  const firme = estado === 'A';
  const lugar = asuntoDe('pagare', pagare.id);
  const faltan = firme
    ? []
    : faltantesDePagare({
        ...pagare,
        fechaEmision: pagare.fechaEmision,
        cedula: pagare.cedulaCliente,
        nombre: pagare.nombresCliente,
      });
  const de = (campo: keyof DatosDePersonas): string | null => personas?.[campo] ?? null;
  return {
    papel: 'pagare',
    lugar,
    firme,
    dice: {
      deudor: pagare.cedulaCliente,
      conyuge: de('conyugeCedula'),
      ...(personas !== null && { garante: personas.garanteCedula ?? casoNadie }),
      representante: de('representanteNombre'),
      monto: formatearMonto(deNumero(pagare.monto)),
      cuotas: String(pagare.plazo),
      primerVencimiento: fechaLarga(comoFecha(pagare.fechaInicial)),
      ciudad: pagare.ciudad,
    },
    blancos: faltan.map((texto) => ({ texto, lugar, clase: texto === LEG.montoCero ? 'montos' : 'personas' })),
    firmas: [
      firmante(casoDatos.deudor, pagare.cedulaCliente, pagare.nombreDeudor),
      ...personasDePagare
        .filter(({ rol }) => rol !== 'representante')
        .map(({ rol, cedula, nombre }) => firmante(propios.pagarePersonas[rol], de(cedula), de(nombre))),
    ].filter(conNombre),
    ciudad: pagare.ciudad,
  };
}

function prendaDe({ prenda, personas, ciudad, ...pagare }: PagareLeido): Papel[] {
  if (prenda === null) return [];
  const conConyuge = admiteConyuge(prenda) && prenda.separacionBienes !== 'S';
  const depositario = [prenda.depositarioNombres, prenda.depositarioApellidos].filter((parte) => parte !== null);
  return [
    {
      papel: 'prenda',
      lugar: asuntoDe('pagare', pagare.id),
      firme: pagare.estado === 'A',
      dice: {
        estadoCivil: enPalabras(prenda.estadoCivil),
        separacionBienes: siONo(prenda.estadoCivil, prenda.separacionBienes),
        depositario: prenda.depositarioCedula,
        representante: prenda.representanteEmpresa,
        ciudad,
        chasis: prenda.vehiculoChasis,
        motor: prenda.vehiculoMotor,
        placa: prenda.vehiculoPlaca,
        registro: prenda.inmuebleRegistro,
      },
      blancos: [],
      firmas: [
        firmante(casoDatos.representante, personas?.representanteCedula ?? null, prenda.representanteEmpresa),
        firmante(casoDatos.deudor, pagare.cedulaCliente, pagare.nombreDeudor),
        ...(conConyuge
          ? [firmante(casoDatos.conyuge, personas?.conyugeCedula ?? null, personas?.conyugeNombre ?? null)]
          : []),
        firmante(casoDatos.depositario, prenda.depositarioCedula, depositario.join(' ')),
      ].filter(conNombre),
      ciudad,
    },
  ];
}

const DE_LA_UNIDAD: readonly string[] = [
  'vehiculo.chasis',
  'vehiculo.motor',
  'vehiculo.identificado',
  'inmueble.registro',
];
const DE_PERSONAS = ['cliente', 'conyuge', 'garante', 'depositario', 'empresa'];

function claseDe(campo: CampoDeFormato): ClaseDeBlanco {
  const [grupo = ''] = campo.split('.');
  if (DE_LA_UNIDAD.includes(campo)) return 'unidad';
  if (DE_PERSONAS.includes(grupo)) return 'personas';
  return grupo === 'pagare' || campo.startsWith('bien.valor') || camposDeFormato[campo].tipo === 'monto'
    ? 'montos'
    : 'otros';
}

/** Blank lines of the texts, as long as nobody filled them by hand. */
function blancosDe(plan: PlanLeido, bloques: readonly BloqueLeido[], contrato: Asunto): Blanco[] {
  const papel = casoPapelesDe.contrato;
  const blancos = bloques.flatMap(({ bloque, texto, valores }): Blanco[] => {
    if (!texto.includes(EN_BLANCO)) return [];
    const campos = Object.keys(valores).filter(
      (campo): campo is CampoDeFormato =>
        esCampoDeFormato(campo) && !esOpcional(campo) && (valores[campo] ?? '') === '',
    );
    const linea = propios.casoLineaEnBlanco(nombreDeBloque(bloque as BloqueDeContrato));
    if (campos.length === 0) return [{ texto: propios.casoEnBlanco(papel, linea), lugar: contrato, clase: 'otros' }];
    return campos.map((campo) => ({
      texto: propios.casoEnBlanco(papel, camposDeFormato[campo].etiqueta),
      lugar: lugarDe(campo, plan, contrato),
      clase: claseDe(campo),
    }));
  });
  return blancos.filter(({ texto }, i) => blancos.findIndex((otro) => otro.texto === texto) === i);
}

/** Where the value of a field is typed. */
function lugarDe(campo: CampoDeFormato, plan: PlanLeido, contrato: Asunto): Asunto {
  const [grupo = ''] = campo.split('.');
  if (['cliente', 'garante', 'depositario', 'vehiculo', 'inmueble', 'bien'].includes(grupo)) return delPlan(plan);
  return ['conyuge', 'empresa', 'pagare'].includes(grupo) && plan.pagare !== null
    ? asuntoDe('pagare', plan.pagare.id)
    : contrato;
}

type LectorDeValores = (campo: CampoDeFormato) => string | null;

/** 'Íñigo Andrés Ñauñay Mera, con cédula número 0102030405' */
const numeroEn = (frase: string | null): string | null => /número (\w+)/.exec(frase ?? '')?.[1] ?? null;

/** The keeper whom the contract names in a sentence: with the number, or as one of the debtors. */
function depositarioEn(de: LectorDeValores): string | null {
  const frase = de('depositario.asume');
  if (frase === null) return null;
  const conyuge = de('conyuge.nombre');
  const esConyuge = conyuge !== null && frase.includes(conyuge);
  return numeroEn(frase) ?? de(esConyuge ? 'conyuge.identificacion' : 'cliente.identificacion');
}
/** 'motor L2B212345678, chasis 8LAEB1234R0123456 y placa PDB-1234' */
const serialEn = (de: LectorDeValores, cual: 'chasis' | 'motor' | 'placa'): string | null =>
  new RegExp(`${cual} ([^\\s,]+)`).exec(de('vehiculo.identificado') ?? '')?.[1] ?? null;

function contratoDe(plan: PlanLeido, { estado, cabecera }: ContratoLeido, bloques: readonly BloqueLeido[]): Papel {
  const lugar = asuntoDe('contrato', plan.idCodigo);
  const valores: Record<string, unknown> = Object.assign({}, ...bloques.map((bloque) => bloque.valores));
  const de = (campo: CampoDeFormato): string | null => (valores[campo] as string | null | undefined) ?? null;
  const { estadoCivil, separacionBienes, aval } = cabecera;
  return {
    papel: 'contrato',
    lugar,
    firme: estado === 'A',
    dice: {
      deudor: de('cliente.identificacion'),
      estadoCivil: enPalabras(estadoCivil),
      separacionBienes: siONo(estadoCivil, separacionBienes),
      conyuge: de('conyuge.identificacion'),
      garante: aval ? (de('garante.identificacion') ?? numeroEn(de('garante.todos'))) : casoNadie,
      depositario: de('depositario.identificacion') ?? depositarioEn(de),
      representante: de('empresa.representante'),
      monto: de('pagare.monto'),
      cuotas: de('pagare.cuotas'),
      primerVencimiento: de('pagare.primerVencimiento'),
      ciudad: de('contrato.ciudad'),
      chasis: de('vehiculo.chasis') ?? serialEn(de, 'chasis'),
      motor: de('vehiculo.motor') ?? serialEn(de, 'motor'),
      placa: de('vehiculo.placa') ?? serialEn(de, 'placa'),
      registro: de('inmueble.registro'),
    },
    blancos: estado === 'A' ? [] : blancosDe(plan, bloques, lugar),
    firmas: [
      firmante(casoDatos.representante, de('empresa.representanteIdentificacion'), de('empresa.representante')),
      firmante(casoDatos.deudor, de('cliente.identificacion'), de('cliente.nombre')),
      firmante(casoDatos.conyuge, de('conyuge.identificacion'), de('conyuge.nombre')),
      firmante(casoDatos.garante, de('garante.identificacion'), de('garante.nombre') ?? de('garante.todos')),
      firmante(casoDatos.depositario, de('depositario.identificacion'), de('depositario.nombre')),
    ].filter(conNombre),
    ciudad: de('contrato.ciudad'),
  };
}

/** Of a plan that owes nothing: a note that nobody approved is no paper of the case. */
const sinSaldo = (bloques: readonly BloqueLeido[]): boolean =>
  bloques.length > 0 && bloques.every(({ valores }) => (valores['pagare.numero'] ?? '') === '');

/** The papers of a plan as they are now; `bloques`: of its contract. */
export function papelesDe(plan: PlanLeido, bloques: readonly BloqueLeido[]): Papel[] {
  const { pagare, contrato } = plan;
  const conPagare = pagare !== null && (pagare.estado === 'A' || !sinSaldo(bloques));
  return [
    ...unidadDe(plan),
    ...(conPagare ? [pagareDe(pagare), ...prendaDe(pagare)] : []),
    ...(contrato === null ? [] : [contratoDe(plan, contrato, bloques)]),
  ];
}
