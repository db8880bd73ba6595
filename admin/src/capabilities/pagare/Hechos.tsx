import type { ComponentProps } from 'react';
import { FactGrid } from '../../ui/FactGrid';

const columns = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' };

/** Facts of a note. */
export const Hechos = ({ hechos }: { readonly hechos: ComponentProps<typeof FactGrid>['facts'] }) => (
  <FactGrid facts={hechos} columns={columns} />
);
