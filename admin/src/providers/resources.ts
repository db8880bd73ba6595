import { columnasDeLista, type Recurso, recursos as tabla } from '@adjudica/domain';

/**
 * Texts of the resources, as react-admin looks them up (`resources.<resource>.fields.<field>`). The headings of a list are named in the
 * rules package, because its workbook has the same ones.
 */
export const resourceTexts = {
  resources: Object.fromEntries(
    Object.entries<Recurso>(tabla).flatMap(([resource, { nombre, plural, vacia }]) =>
      nombre === undefined
        ? []
        : [
            [
              resource,
              {
                name: `${nombre} |||| ${plural}`,
                ...(vacia === undefined ? {} : { empty: vacia }),
                fields: columnasDeLista[resource as keyof typeof columnasDeLista] ?? {},
              },
            ],
          ],
    ),
  ),
};
