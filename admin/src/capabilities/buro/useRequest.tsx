import { hoyEn, mensajes, propios } from '@adjudica/domain';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { ActDialog } from '../../ui/act/ActDialog';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';
import { type Final, type Informe, type Mas, useConsulta } from './consultas';

/** What waits for a word of the user before it is asked. */
type Espera =
  | { readonly de: 'motivo'; readonly cedula: string; readonly deNuevo: number; readonly porque: string }
  | { readonly de: 'autorizacion'; readonly cedula: string; readonly mas: Mas; readonly registra: boolean };

interface Opciones {
  /** idCodigo of the plan for which is asked. */
  readonly plan?: string | undefined;
  /** After each question, also one that went through a dialog first. */
  readonly onFinal?: (cedula: string, final: Final) => void;
}

/**
 * Asking the bureau with everything around it, the same for page and dialog: today's report again only with a reason, the consent's date where it
 * is demanded or missing. `dialogos` is to be drawn somewhere.
 */
export function useRequest({ plan, onFinal }: Opciones = {}) {
  const { consultar, ...consulta } = useConsulta();
  const notify = useNotify();
  const [espera, setEspera] = useState<Espera | null>(null);

  const pedir = async (cedula: string, mas: Mas = {}): Promise<Final> => {
    const final = await consultar(cedula, { ...(plan === undefined ? {} : { plan }), ...mas });
    if (final === 'sin-autorizacion') setEspera({ de: 'autorizacion', cedula, mas, registra: false });
    else if (typeof final === 'number')
      setEspera({ de: 'motivo', cedula, deNuevo: final, porque: propios.buroNoSeAbre });
    else setEspera(null);
    onFinal?.(cedula, final);
    return final;
  };

  const repetir = (informe: Pick<Informe, 'cedula' | 'id' | 'deHoy'>): void => {
    // Another day's question is the ordinary one; the same day's is paid a second time.
    if (informe.deHoy)
      setEspera({ de: 'motivo', cedula: informe.cedula, deNuevo: informe.id, porque: propios.buroOtraConsulta });
    else void pedir(informe.cedula);
  };

  const autorizar = (cedula: string): void => setEspera({ de: 'autorizacion', cedula, mas: {}, registra: true });

  // Only its own: what a question led to is another dialog.
  const cerrar = () => setEspera((ahora) => (ahora === espera ? null : ahora));
  const dialogos: ReactNode = espera !== null && (
    <ActDialog<Final>
      // Another question is another dialog.
      key={JSON.stringify(espera)}
      acto={espera.de === 'motivo' ? deNuevo : autorizacion(hoyEn(new Date()))}
      id={null}
      enviar={(cuerpo) =>
        pedir(espera.cedula, { ...(espera.de === 'motivo' ? { deNuevo: espera.deNuevo } : espera.mas), ...cuerpo })
      }
      conserva
      maxWidth={espera.de === 'motivo' ? 'sm' : 'xs'}
      onHecho={(final) => {
        if (final === 'respondida' && espera.de === 'autorizacion' && espera.registra)
          notify(propios.buroAutorizacionRegistrada, { type: 'success' });
      }}
      onClose={cerrar}
    >
      {espera.de === 'motivo' ? espera.porque : propios.buroSinConsentimiento}
    </ActDialog>
  );

  return { ...consulta, pedir, repetir, autorizar, dialogos };
}

/** Today's report again, which is paid a second time. */
const deNuevo: Act = {
  path: '/buro/consulta',
  titulo: propios.buroConsultarDeNuevo,
  confirmar: propios.buroConsultar,
  campos: { motivo: { etiqueta: 'Comentario', tipo: CommentField, requerido: mensajes.GEN.comentarioVacio } },
};

/** The date on which the client agreed to be asked about: a reminder, or demanded before a question (decisions, 'Bureau'). */
const autorizacion = (hoy: string): Act => ({
  path: '/buro/consulta',
  titulo: propios.buroRegistrarAutorizacion,
  campos: {
    consentimiento: {
      etiqueta: propios.buroFechaDeAutorizacion,
      tipo: DayInput,
      props: { max: hoy, fullWidth: true },
      requerido: propios.campoObligatorio,
      rechazo: (fecha) => (fecha > hoy ? propios.fechaFutura : undefined),
    },
  },
});
