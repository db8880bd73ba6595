import { estadosCiviles, situacionesLaborales } from '../codigos';
import { propios } from '../mensajes';
import { esRegla, nombresDeReglas } from '../riesgo/reglas';
import { LIMITES, normalizar } from '../texto';
import { producto } from './columnas';
import { definirImportacion } from './definicion';

/** Codes of the company are letters and digits, because they appear in files, addresses and the audit. */
const CODIGO = /^[A-Za-z][A-Za-z0-9]*$/;

/** Lists that the company keeps or receives from others: notaries, the activities of the UAFE, holidays. */
export const importacionDeNotarios = definirImportacion({
  tipo: 'notarios',
  titulo: 'Notarios',
  columnas: [
    {
      nombre: 'nombre',
      alias: ['notario'],
      requerida: true,
      tipo: 'texto',
      maximo: LIMITES.nombre,
      ejemplo: 'Dra. Paola Delgado Loor',
    },
    { nombre: 'tipo', requerida: false, tipo: 'codigo', ejemplo: 'ASAMBLEA' },
  ],
  clave: (v) => [normalizar(v.nombre)],
});

/** CLI-078: the official file of economic activities, in place of the sample that the demo brings. */
export const importacionDeActividadesUafe = definirImportacion({
  tipo: 'actividades-uafe',
  titulo: 'Actividades UAFE',
  columnas: [
    {
      nombre: 'codigo',
      alias: ['codigoActividad', 'ciiu'],
      requerida: true,
      tipo: 'codigo',
      maximo: 12,
      ejemplo: 'G4510.01',
    },
    {
      nombre: 'nombre',
      alias: ['actividad', 'descripcion', 'actividadEconomica'],
      requerida: true,
      tipo: 'texto',
      maximo: 300,
      ejemplo: 'Venta de vehículos nuevos y usados',
    },
  ],
  clave: (v) => [v.codigo],
});

/** GEN-513: holidays of the company and days that a decree moves, besides the national ones of every installation. */
export const importacionDeFeriados = definirImportacion({
  tipo: 'feriados',
  titulo: 'Feriados',
  columnas: [
    { nombre: 'fecha', alias: ['dia'], requerida: true, tipo: 'fecha', ejemplo: '06/12/2027' },
    {
      nombre: 'nombre',
      alias: ['feriado', 'descripcion'],
      requerida: true,
      tipo: 'texto',
      maximo: 80,
      ejemplo: 'Fundación de Quito',
    },
  ],
  clave: (v) => [v.fecha],
});

const situaciones: readonly string[] = situacionesLaborales.map(({ codigo }) => codigo);
const civiles: readonly string[] = estadosCiviles.map(({ codigo }) => codigo);

/** 'v, b' → ['V', 'B'] in the order of `codigos`; `null` when one of them is unknown. */
function leerCodigos(texto: string, codigos: readonly string[]): string[] | null {
  const escritos = texto
    .toUpperCase()
    .split(/[\s,;/]+/)
    .filter((codigo) => codigo !== '');
  return escritos.every((codigo) => codigos.includes(codigo)) ? codigos.filter((c) => escritos.includes(c)) : null;
}
const unidos = (texto: string | null, codigos: readonly string[]): string | null =>
  texto === null ? null : (leerCodigos(texto, codigos) ?? []).join(',') || null;

const codigoDeTipo = {
  de: ['codigo'],
  faltas: ({ codigo }: { readonly codigo: string }) =>
    CODIGO.test(codigo) ? [] : [{ columna: 'codigo', mensaje: propios.codigoDeTipo }],
} as const;

/** The checklist of documents (docs/tipos-documento.md). Lists of plans follow it when they are generated again. */
export const importacionDeTiposDeDocumento = definirImportacion({
  tipo: 'tipos-documento',
  titulo: 'Tipos de documento',
  columnas: [
    { nombre: 'codigo', requerida: true, tipo: 'texto', maximo: 30, ejemplo: 'certificadoLaboral' },
    {
      nombre: 'nombre',
      alias: ['documento'],
      requerida: true,
      tipo: 'texto',
      maximo: 120,
      ejemplo: 'Certificado laboral',
    },
    {
      nombre: 'dueno',
      alias: ['tipoPersona'],
      requerida: true,
      tipo: 'opcion',
      opciones: {
        '1': ['Cliente'],
        '2': ['ConyugeCliente', 'Cónyuge del cliente'],
        '3': ['Garante'],
        '4': ['ConyugeGarante', 'Cónyuge del garante'],
        '5': ['Depositario'],
      },
      ejemplo: '1',
    },
    {
      nombre: 'condicionLaboral',
      alias: ['situacionLaboral'],
      requerida: false,
      tipo: 'texto',
      maximo: 20,
      ejemplo: 'V,B',
    },
    { nombre: 'condicionCivil', alias: ['estadoCivil'], requerida: false, tipo: 'texto', maximo: 20, ejemplo: '' },
    { ...producto, requerida: false, ejemplo: '' },
    { nombre: 'obligatorio', requerida: true, tipo: 'siNo', ejemplo: 'SI' },
    {
      nombre: 'formato',
      requerida: true,
      tipo: 'opcion',
      opciones: { pdf: [], imagen: ['foto'], 'pdf-jpeg': ['pdf o jpeg'] },
      ejemplo: 'pdf',
    },
    { nombre: 'orden', requerida: true, tipo: 'entero', minimo: 1, maximo: 9999, ejemplo: '90' },
    {
      nombre: 'departamento',
      requerida: true,
      tipo: 'opcion',
      opciones: { '002': ['2', 'Adjudicaciones'], '003': ['3', 'Legal'] },
      ejemplo: '002',
    },
    { nombre: 'activo', requerida: false, tipo: 'siNo', ejemplo: 'SI' },
  ],
  reglas: [
    codigoDeTipo,
    {
      de: ['condicionLaboral'],
      faltas: ({ condicionLaboral }) =>
        condicionLaboral !== null && leerCodigos(condicionLaboral, situaciones) === null
          ? [{ columna: 'condicionLaboral', mensaje: propios.tipoDeDocumentoCondicion(situaciones.join(', ')) }]
          : [],
    },
    {
      de: ['condicionCivil'],
      faltas: ({ condicionCivil }) =>
        condicionCivil !== null && leerCodigos(condicionCivil, civiles) === null
          ? [{ columna: 'condicionCivil', mensaje: propios.tipoDeDocumentoCondicion(civiles.join(', ')) }]
          : [],
    },
  ],
  completar: (v) => ({
    ...v,
    condicionLaboral: unidos(v.condicionLaboral, situaciones),
    condicionCivil: unidos(v.condicionCivil, civiles),
  }),
  clave: (v) => [v.codigo.toLowerCase()],
});

/** The risk matrix (docs/parametros-riesgo.md). Plans follow a change when their score is calculated again. */
export const importacionDeParametrosDeRiesgo = definirImportacion({
  tipo: 'parametros-riesgo',
  titulo: 'Parámetros de riesgo',
  columnas: [
    { nombre: 'codigo', requerida: true, tipo: 'texto', maximo: 20, ejemplo: 'VALOR1' },
    {
      nombre: 'nombre',
      alias: ['parametro'],
      requerida: true,
      tipo: 'texto',
      maximo: 120,
      ejemplo: 'Historial crediticio',
    },
    {
      nombre: 'detalle',
      alias: ['descripcion'],
      requerida: false,
      tipo: 'texto',
      maximo: 300,
      ejemplo: 'Puntaje medio o alto en el buró de crédito',
    },
    { nombre: 'valor', alias: ['puntos'], requerida: true, tipo: 'entero', minimo: 0, maximo: 1000, ejemplo: '120' },
    { nombre: 'orden', requerida: true, tipo: 'entero', minimo: 1, maximo: 9999, ejemplo: '10' },
    { nombre: 'regla', requerida: false, tipo: 'texto', maximo: 40, ejemplo: 'buroMedio' },
    { nombre: 'garantia', requerida: false, tipo: 'siNo', ejemplo: 'NO' },
    { nombre: 'activo', requerida: false, tipo: 'siNo', ejemplo: 'SI' },
  ],
  reglas: [
    codigoDeTipo,
    {
      de: ['regla'],
      faltas: ({ regla }) =>
        regla === null || esRegla(regla)
          ? []
          : [{ columna: 'regla', mensaje: propios.riesgoReglaDesconocida(nombresDeReglas.join(', ')) }],
    },
  ],
  completar: (v) => ({ ...v, codigo: v.codigo.toUpperCase() }),
  clave: (v) => [v.codigo],
});
