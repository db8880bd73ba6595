import { hoyEn } from '@adjudica/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { type RaRecord, useDataProvider, useRecordContext, useRefresh } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { failureOf } from '../../providers/problems';
import { RecordForm } from '../../ui/form/RecordForm';
import { avisosDeHoja } from './avisos';
import { type ContextoDeHoja, cuerpoDe, formularioDeHoja, type HojaDeMedio, type PlanDeContexto } from './hoja';
import { comoDeHoja } from './rechazo';
import { RECURSO } from './rutas';
import type { MedioDetalle } from './tipos';

interface FormularioDeHojaProps {
  /** Whose plans they are. */
  readonly cedula: string;
  readonly planes: readonly PlanDeContexto[];
  /** While no plan is chosen. */
  readonly producto: string;
  readonly canEdit: boolean;
  /** Of a new one. */
  readonly startsEditing?: boolean;
  /** The sheet of the record around it; left out = the record is one. */
  readonly toValues?: (medio: MedioDetalle) => HojaDeMedio;
  readonly success: string;
  readonly onSaved?: (medio: MedioDetalle) => void;
  readonly children: ReactNode;
}

const filters = {
  modeloId: ({ marcaId }: object & { marcaId?: unknown }) =>
    typeof marcaId === 'string' && marcaId !== '' ? { marca: marcaId } : null,
  dispositivoId: () => ({ estado: 'A' }),
};

/** The sheet of an approval as a record form: its refusals and its conflicts in the sheet's own flat names. */
export function FormularioDeHoja({ cedula, planes, producto, ...form }: FormularioDeHojaProps) {
  const id = useRecordContext<RaRecord>()?.id;
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refresh = useRefresh();
  const [hoy] = useState(() => hoyEn(new Date()));
  const rules: ContextoDeHoja = { hoy, planes, producto };
  const fields = useMemo(() => formularioDeHoja(String(id ?? 'nuevo')), [id]);
  const mapError = async (error: unknown) => {
    // Sent or decided meanwhile: the page around the form must say so.
    if (failureOf(error).status === 409) refresh();
    return comoDeHoja(error, async () => (await dataProvider.getOne<MedioDetalle>(RECURSO, { id: Number(id) })).data);
  };
  return (
    <RecordForm<HojaDeMedio, ContextoDeHoja, MedioDetalle>
      {...form}
      fields={fields}
      rules={rules}
      draft={RECURSO}
      draftKey={cedula}
      warnings={avisosDeHoja}
      filters={filters}
      transform={(hoja) => cuerpoDe(hoja, rules)}
      mapError={mapError}
    />
  );
}
