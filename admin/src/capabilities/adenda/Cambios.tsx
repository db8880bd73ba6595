import { propios } from '@adjudica/domain';
import { DataTable } from '../../ui/table/DataTable';
import type { CambioDeAdenda } from './tipos';

const Column = DataTable.Col<CambioDeAdenda & { readonly id: string }>;
const [dato, antes, ahora] = propios.adendaClausulas.tabla;

/** What the contract says, and what it is to say. */
export const Cambios = ({ cambios }: { readonly cambios: readonly CambioDeAdenda[] }) => (
  <DataTable aria-label={propios.adendaDiferencias} data={cambios.map((cambio) => ({ ...cambio, id: cambio.campo }))}>
    <Column label={dato} render={({ etiqueta }) => etiqueta} />
    <Column label={antes} render={({ antes: dice }) => dice} />
    <Column label={ahora} render={({ ahora: dira }) => dira} />
  </DataTable>
);
