import { columnasDeLista, type Recurso, recursos as tabla } from '@adjudica/domain';

/**
 * Texts of the resources, as react-admin looks them up (`resources.<resource>.fields.<field>`). The headings of a list are named in the
 * rules package, because its workbook has the same ones.
 */
export const recursos = {
  resources: Object.fromEntries(
    Object.entries<Recurso>(tabla).flatMap(([recurso, { nombre, plural, vacia }]) =>
      nombre === undefined
        ? []
        : [
            [
              recurso,
              {
                name: `${nombre} |||| ${plural}`,
                ...(vacia === undefined ? {} : { empty: vacia }),
                fields: columnasDeLista[recurso as keyof typeof columnasDeLista] ?? {},
              },
            ],
          ],
    ),
  ),
};
