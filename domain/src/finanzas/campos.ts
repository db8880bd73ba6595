import { CLI, FIN } from '../mensajes';
import { campo, type DatosDe, enSeccion, registro } from '../registro';

export type SeccionDeFinanzas = 'activos' | 'pasivos' | 'ingresos' | 'egresos';

const valor = (etiqueta: string) =>
  campo.monto(etiqueta, 0, { mensaje: CLI.valorMinimo0, requerido: FIN.valorObligatorio });

/** The financial statement (FIN-006…012, FIN-020), in dollars: every value is required and at least 0. */
export const formularioDeFinanzas = registro('finanzas', {
  ...enSeccion('activos', {
    cajaBanco: valor('Caja y bancos'),
    cuentasPorCobrar: valor('Cuentas por cobrar'),
    inventario: valor('Inventario'),
    viviendaTerreno: valor('Vivienda y terrenos'),
    mueblesEnseres: valor('Muebles y enseres'),
    vehiculoMaquinaria: valor('Vehículos y maquinaria'),
    motocicleta: valor('Motocicleta'),
    otrosActivos: valor('Otros activos'),
  }),
  ...enSeccion('pasivos', {
    cuentasPorPagar: valor('Cuentas por pagar'),
    proveedores: valor('Proveedores'),
    prestamoAno: valor('Préstamos hasta un año'),
    prestamoMasAno: valor('Préstamos a más de un año'),
    deudasNegocio: valor('Deudas del negocio'),
    otrasObligaciones: valor('Otras obligaciones'),
  }),
  ...enSeccion('ingresos', {
    ingresoFijo: valor('Ingresos fijos'),
    ingresoConyuge: valor('Ingresos del cónyuge'),
    ingresoArriendo: valor('Arriendos recibidos'),
    ingresoPensiones: valor('Pensiones'),
    otrosIngresos: valor('Otros ingresos'),
  }),
  ...enSeccion('egresos', {
    egresoAlimentacion: valor('Alimentación'),
    egresoEducacion: valor('Educación'),
    egresoTransporte: valor('Transporte'),
    egresoArriendo: valor('Arriendo'),
    egresoServicioBasico: valor('Servicios básicos'),
    egresoBancarioComercial: valor('Deudas bancarias y comerciales'),
    egresoSalud: valor('Salud'),
    otrosEgresos: valor('Otros egresos'),
  }),
});
export type TablaDeFinanzas = typeof formularioDeFinanzas.tabla;
export type DatosDeFinanzas = DatosDe<TablaDeFinanzas>;

/** The values of one section, in the order of the table. */
export const valoresDeSeccion = (seccion: SeccionDeFinanzas): (keyof DatosDeFinanzas)[] =>
  formularioDeFinanzas.nombres.filter((nombre) => formularioDeFinanzas.campos[nombre].seccion === seccion);

/** Panels of the screen (FIN-001, FIN-003): title, the figure in its header and its two columns. */
export const panelesDeFinanzas = [
  {
    titulo: FIN.activosYPasivos,
    saldo: { etiqueta: FIN.patrimonio, total: 'totalPatrimonio' },
    columnas: [
      { seccion: 'activos', titulo: 'Activos', total: 'totalActivo', etiquetaTotal: 'Total activos' },
      { seccion: 'pasivos', titulo: 'Pasivos', total: 'totalPasivo', etiquetaTotal: 'Total pasivos' },
    ],
  },
  {
    titulo: FIN.ingresosYGastos,
    saldo: { etiqueta: FIN.balanceMensual, total: 'totalIngresosEgresos' },
    columnas: [
      { seccion: 'ingresos', titulo: 'Ingresos', total: 'totalIngresos', etiquetaTotal: 'Total ingresos' },
      { seccion: 'egresos', titulo: 'Gastos', total: 'totalEgresos', etiquetaTotal: 'Total gastos' },
    ],
  },
] as const;
