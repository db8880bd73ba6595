import { segunGenero } from '../concordancia';
import { type Firmante, generoDe, type PersonaEnPapel } from '../firmas';
import { propios } from '../mensajes';
import { firmaElConyuge } from './campos';
import type { ConDomicilio, HechosDeValores } from './hechos';

type Garante = PersonaEnPapel & Partial<ConDomicilio>;

/** The client's attorney: the person of the case, else the name of the header. */
export function apoderadoDe({ apoderado = null, cabecera }: Pick<HechosDeValores, 'apoderado' | 'cabecera'>) {
  if (cabecera.apoderado === null) return null;
  return apoderado ?? { nombre: cabecera.apoderado, identificacion: '' };
}

/** Who answers for the debt beside the client; nobody unless the header says so, and for no debt. */
export function garantesDe({ garante, segundoGarante, cabecera, debe }: HechosDeValores): Garante[] {
  return cabecera.aval && debe ? [garante, segundoGarante].filter((persona) => persona !== null) : [];
}

/** Spouses of guarantors who authorise that they bind themselves; they are no guarantors. */
export function autorizanDe(
  hechos: HechosDeValores,
): { readonly persona: PersonaEnPapel; readonly garante: Garante }[] {
  const { garante, segundoGarante, conyugeDeGarante, conyugeDeSegundoGarante = null, cabecera } = hechos;
  if (garantesDe(hechos).length === 0 || !cabecera.avalConyuge) return [];
  return [
    { persona: conyugeDeGarante, garante },
    { persona: conyugeDeSegundoGarante, garante: segundoGarante },
  ].flatMap(({ persona, garante: deQuien }) =>
    persona === null || deQuien === null ? [] : [{ persona, garante: deQuien }],
  );
}

/** Who signs a contract, in order: the company, the client or his attorney, his spouse, the guarantors and their spouses, the depositary of what secures a debt. */
export function firmantesDeContrato(hechos: HechosDeValores): Firmante[] {
  const { cabecera, cliente, conyuge, depositario, empresa, representante, debe } = hechos;
  const apoderado = apoderadoDe(hechos);
  const parte = debe ? propios.firmaParteDeudora : propios.firmaParteAdjudicataria;
  return [
    {
      nombre: representante?.nombre ?? empresa.nombre,
      identificacion: representante?.identificacion ?? '',
      calidad: propios.firmaEmpresa(representante?.calidad ?? null, empresa.nombre),
    },
    apoderado === null
      ? { ...cliente, calidad: parte }
      : { ...apoderado, calidad: propios.firmaApoderado(cliente.nombre) },
    ...(firmaElConyuge(cabecera) && conyuge !== null
      ? [{ ...conyuge, calidad: cabecera.poderConyuge === null ? parte : propios.firmaPorApoderado(parte) }]
      : []),
    ...garantesDe(hechos).map((garante) => ({
      ...garante,
      calidad: segunGenero('Garante solidario', 'Garante solidaria', generoDe(garante)),
    })),
    ...autorizanDe(hechos).map(({ persona, garante }) => ({
      ...persona,
      calidad: propios.firmaAutoriza(garante.nombre),
    })),
    ...(depositario === null || !debe
      ? []
      : [{ ...depositario, calidad: segunGenero('Depositario', 'Depositaria', generoDe(depositario)) }]),
  ];
}
