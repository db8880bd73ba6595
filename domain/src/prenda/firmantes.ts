import { segunGenero } from '../concordancia';
import { type Firmante, generoDe, type PersonasEnPapel } from '../firmas';
import { propios } from '../mensajes';
import { firmanteConyuge, firmanteDeudor } from '../pagare/firmantes';

/** Who signs a pledge, in order; `cargo`: of the company's representative. */
export const firmantesDePrenda = (personas: PersonasEnPapel, cargo: string): Firmante[] => [
  ...(personas.representante === undefined
    ? []
    : [{ ...personas.representante, calidad: propios.firmaAcreedora(cargo) }]),
  ...firmanteDeudor(personas),
  ...firmanteConyuge(personas),
  ...(personas.depositario === undefined
    ? []
    : [
        {
          ...personas.depositario,
          calidad: segunGenero('Depositario', 'Depositaria', generoDe(personas.depositario)),
        },
      ]),
];
