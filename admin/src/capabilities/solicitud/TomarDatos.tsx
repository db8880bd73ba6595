import { camposDelBien, formularioDeSolicitud, propios } from '@adjudica/domain';
import { useEffect } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useRecordForm } from '../../ui/form/RecordFormContext';
import { useNotifyError } from '../../ui/useNotifyError';

/** What another application of the same person says; the good is each plan's own. */
const tomados = formularioDeSolicitud.nombres.filter((campo) => !camposDelBien.some((deBien) => deBien === campo));

/** The navigation names another application of the same person (`state: { tomarDe }`): its data are written into this form as if they were typed. */
export function TomarDatos() {
  const { ready, canEdit, edit, change } = useRecordForm();
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const de: unknown = (state as { readonly tomarDe?: unknown } | null)?.tomarDe;
  const puede = ready && canEdit;
  useEffect(() => {
    if (typeof de !== 'string' || !puede) return;
    // once: a reload does not take them again
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
    const tomar = async () => {
      const otra = await dataProvider.get('/solicitud/{clave}', { clave: de });
      edit();
      // twice: a field that another one resets gets its value once that one has its own
      for (const campo of [...tomados, ...tomados]) change(campo, otra[campo] ?? null);
      notify(propios.datosTomados, { type: 'success' });
    };
    tomar().catch((error: unknown) => notifyError(error));
  }, [de, puede, search, navigate, dataProvider, edit, change, notify, notifyError]);
  return null;
}
