import {
  type Asunto,
  admiteConyuge,
  asuntoDe,
  type Blanco,
  type BloqueDeContrato,
  type CampoDeFormato,
  type ClaseDeBlanco,
  camposDeFormato,
  camposQueNoDice,
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
  firmaElConyuge,
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
  const { chasis, serieMotor, placa, color, registro } = plan.unidad.datos;
  return [
    {
      papel: 'unidad',
      lugar: delPlan(plan),
      firme: false,
      dice: { chasis, motor: serieMotor, placa, color, registro },
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
/** Of several persons in one role; `null` = of none. */
const juntos = (numeros: readonly (string | null)[]): string | null =>
  numeros.filter((numero) => numero !== null).join(' y ') || null;

function pagareDe(pagare: PagareLeido): Papel {
  const { personas, prenda, estado } = pagare;
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
      conyuge:
        de('conyugeCedula') ?? (personas !== null && prenda !== null && firmaElConyuge(prenda) ? casoNadie : null),
      ...(personas !== null && {
        garante: juntos([personas.garanteCedula, personas.segundoGaranteCedula]) ?? casoNadie,
      }),
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

function prendaDe({ prenda, personas, ciudad, ...pagare }: PagareLeido, { cedula }: PlanLeido): Papel[] {
  if (prenda === null) return [];
  const firme = pagare.estado === 'A';
  // until it is approved it names the debtor as he is known now, and not as the note was made
  const deudor = firme ? pagare.cedulaCliente : cedula;
  const conConyuge = admiteConyuge(prenda) && prenda.separacionBienes !== 'S';
  const depositario = [prenda.depositarioNombres, prenda.depositarioApellidos].filter((parte) => parte !== null);
  return [
    {
      papel: 'prenda',
      lugar: asuntoDe('pagare', pagare.id),
      firme,
      dice: {
        deudor,
        estadoCivil: enPalabras(prenda.estadoCivil),
        separacionBienes: siONo(prenda.estadoCivil, prenda.separacionBienes),
        depositario: prenda.depositarioCedula,
        representante: prenda.representanteEmpresa,
        ciudad,
        chasis: prenda.vehiculoChasis,
        motor: prenda.vehiculoMotor,
        placa: prenda.vehiculoPlaca,
        color: prenda.vehiculoColor,
        registro: prenda.inmuebleRegistro,
      },
      blancos: [],
      firmas: [
        firmante(casoDatos.representante, personas?.representanteCedula ?? null, prenda.representanteEmpresa),
        firmante(casoDatos.deudor, deudor, pagare.nombreDeudor),
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
  'inmueble.linderos',
  'inmueble.vendedor',
  'inmueble.vendedorIdentificacion',
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

/** Facts that a text edited by hand doesn't state any more. */
const calladosDe = (bloques: readonly BloqueLeido[], lugar: Asunto): Blanco[] =>
  bloques.flatMap(({ bloque, texto, valores }) =>
    camposQueNoDice(texto, valores).map((campo) => ({
      texto: propios.casoNoDice(
        nombreDeBloque(bloque as BloqueDeContrato),
        camposDeFormato[campo].etiqueta,
        String(valores[campo]),
      ),
      lugar,
      clase: 'texto',
    })),
  );

/** Where the value of a field is typed. */
function lugarDe(campo: CampoDeFormato, plan: PlanLeido, contrato: Asunto): Asunto {
  const [grupo = ''] = campo.split('.');
  if (['cliente', 'garante', 'depositario', 'vehiculo', 'inmueble', 'bien'].includes(grupo)) return delPlan(plan);
  if (grupo === 'concesionario')
    return plan.orden === null ? delPlan(plan) : asuntoDe('orden-de-compra', plan.orden.id);
  return ['conyuge', 'empresa', 'pagare'].includes(grupo) && plan.pagare !== null
    ? asuntoDe('pagare', plan.pagare.id)
    : contrato;
}

function contratoDe(plan: PlanLeido, { estado, cabecera }: ContratoLeido, bloques: readonly BloqueLeido[]): Papel {
  const lugar = asuntoDe('contrato', plan.idCodigo);
  const valores: Record<string, unknown> = Object.assign({}, ...bloques.map((bloque) => bloque.valores));
  const de = (campo: CampoDeFormato): string | null => (valores[campo] as string | null | undefined) ?? null;
  const { estadoCivil, separacionBienes, aval } = cabecera;
  const garantes = [
    firmante(casoDatos.garante, de('garante.identificacion'), de('garante.nombre')),
    firmante(casoDatos.garante, de('garante.segundaIdentificacion'), de('garante.segundoNombre')),
  ];
  return {
    papel: 'contrato',
    lugar,
    firme: estado === 'A',
    dice: {
      deudor: de('cliente.identificacion'),
      estadoCivil: enPalabras(estadoCivil),
      separacionBienes: siONo(estadoCivil, separacionBienes),
      conyuge: de('conyuge.identificacion'),
      garante: aval ? juntos(garantes.map(({ identificacion }) => identificacion)) : casoNadie,
      depositario: de('depositario.identificacion'),
      representante: de('empresa.representante'),
      monto: de('pagare.monto'),
      cuotas: de('pagare.cuotas'),
      primerVencimiento: de('pagare.primerVencimiento'),
      ciudad: de('contrato.ciudad'),
      chasis: de('vehiculo.chasis'),
      motor: de('vehiculo.motor'),
      placa: de('vehiculo.placa'),
      color: de('vehiculo.color'),
      registro: de('inmueble.registro'),
    },
    blancos: estado === 'A' ? [] : [...blancosDe(plan, bloques, lugar), ...calladosDe(bloques, lugar)],
    firmas: [
      firmante(casoDatos.representante, de('empresa.representanteIdentificacion'), de('empresa.representante')),
      firmante(casoDatos.deudor, de('cliente.identificacion'), de('cliente.nombre')),
      firmante(casoDatos.conyuge, de('conyuge.identificacion'), de('conyuge.nombre')),
      ...garantes,
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
    ...(conPagare ? [pagareDe(pagare), ...prendaDe(pagare, plan)] : []),
    ...(contrato === null ? [] : [contratoDe(plan, contrato, bloques)]),
  ];
}
