import { LEG, propios } from '../mensajes';
import { rangoDeFirma } from '../pagare/campos';
import { campo, type DatosDe, registro } from '../registro';
import { LIMITES } from '../texto';
import { MAXIMO_ENRIQUECIDO } from '../texto-enriquecido/vocabulario';

const requerido = propios.campoObligatorio;

/** What is written of an addendum; its number and what it changes follow from the contract. */
export const formularioDeAdenda = registro('adenda', {
  motivo: campo.parrafo('Motivo', LIMITES.comentario, {
    requerido,
    ayuda: propios.adendaAyudaDeMotivo,
    de: 'titular',
  }),
  lugarEmision: campo.catalogo('Ciudad', 'ciudad', 6, { requerido: LEG.seleccioneCiudad, ejemplo: '1701' }),
  fechaEmision: campo.fecha('Día de firma', rangoDeFirma, propios.firmaFueraDeRango, { requerido }),
  texto: campo.textoEnriquecido('Texto de la adenda', MAXIMO_ENRIQUECIDO, {
    requerido: propios.adendaSinTexto,
    de: 'titular',
  }),
});
export type TablaDeAdenda = typeof formularioDeAdenda.tabla;
export type DatosDeAdenda = DatosDe<TablaDeAdenda>;
