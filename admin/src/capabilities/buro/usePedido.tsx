import { mensajes } from '@adjudica/domain';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog';
import { useToast } from '../../ui/useToast';
import { AutorizacionDialog } from './AutorizacionDialog';
import { type Final, type Informe, type Mas, useConsulta } from './consultas';

const { propios } = mensajes;

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
export function usePedido({ plan, onFinal }: Opciones = {}) {
  const { consultar, ...consulta } = useConsulta();
  const toast = useToast();
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

  const dialogos: ReactNode = (
    <>
      <ReasonDialog
        open={espera?.de === 'motivo'}
        title={propios.buroConsultarDeNuevo}
        tipo="comentario"
        acceptLabel={propios.buroConsultar}
        busy={consulta.enCurso}
        onAccept={(motivo) => espera?.de === 'motivo' && void pedir(espera.cedula, { deNuevo: espera.deNuevo, motivo })}
        onCancel={() => setEspera(null)}
      >
        {espera?.de === 'motivo' && espera.porque}
      </ReasonDialog>
      {espera?.de === 'autorizacion' && (
        <AutorizacionDialog
          busy={consulta.enCurso}
          onAceptar={(consentimiento) => {
            void pedir(espera.cedula, { ...espera.mas, consentimiento }).then((final) => {
              if (final === 'respondida' && espera.registra) toast.exito(propios.buroAutorizacionRegistrada);
            });
          }}
          onCancelar={() => setEspera(null)}
        />
      )}
    </>
  );

  return { ...consulta, pedir, repetir, autorizar, dialogos };
}
