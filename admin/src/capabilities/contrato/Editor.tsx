import { type BloqueDeContrato, bloquesDeContrato, LEG } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useApiQuery } from '../../providers/useApiQuery';
import { isKept } from '../../ui/form/draft/DraftNotices';
import { LeaveQuestion } from '../../ui/form/LeaveQuestion';
import { useNotifyError } from '../../ui/useNotifyError';
import { useSingleMutation } from '../../ui/useSingleMutation';
import { Bloques } from './Bloques';
import { Texto } from './Texto';
import type { BloqueEscrito, ContratoDetalle } from './tipos';
import { useDraftTexts } from './useDraftTexts';
import { Valores } from './Valores';

/** LEG-565: blocks with their state and the values that fill them beside the text. What is typed in a block stays while another is looked at. */
export function Editor({ contrato }: { readonly contrato: ContratoDetalle }) {
  const [abierto, setAbierto] = useState<BloqueDeContrato | null>(null);
  // until somebody chooses or types, what is to be done first, by the newest that was read
  const elegido = abierto ?? primero(contrato);
  const { escritos, escribir, guardando, dudosoDe, estado } = useDraftTexts(contrato);
  const bloque = contrato.bloques.find(({ bloque }) => bloque === elegido) as BloqueEscrito;
  const { data: detalle } = useBloque(contrato, elegido);
  // what is typed in a block is saved by its own button
  const porGenerar = contrato.bloques.flatMap(({ bloque: cual, existe, editable }) =>
    editable && existe === 'N' && escritos[cual] === undefined ? [cual] : [],
  );
  const { run: generar, pending: generando } = useGenerarBloques(contrato.id, porGenerar);
  const conCambios = contrato.bloques.filter(({ editable, bloque }) => editable && escritos[bloque] !== undefined);
  return (
    <Box sx={columnas}>
      {conCambios.length > 0 && <LeaveQuestion withDraft={isKept(estado)} />}
      <Box sx={{ gridArea: 'bloques', minWidth: 0 }}>
        <Bloques
          contrato={contrato}
          elegido={elegido}
          conCambios={conCambios.map(({ bloque }) => bloque)}
          onElegir={setAbierto}
          onGenerar={porGenerar.length === 0 ? null : () => generar(undefined)}
          generando={generando}
        />
      </Box>
      <Box sx={{ gridArea: 'texto', minWidth: 0 }}>
        <Texto
          key={elegido}
          contrato={contrato}
          bloque={bloque}
          detalle={detalle}
          escrito={bloque.editable ? escritos[elegido] : undefined}
          copia={dudosoDe(elegido)}
          estado={estado}
          onEscribir={(texto) => {
            setAbierto(elegido);
            escribir(elegido, texto);
          }}
          guardando={guardando}
          onGuardado={(siguiente) => setAbierto(siguiente ?? elegido)}
        />
      </Box>
      <Box sx={{ gridArea: 'valores', minWidth: 0 }}>
        <Valores contrato={contrato} />
      </Box>
    </Box>
  );
}

/** On a laptop the values stand below the blocks, beside the text that they fill; on a wide screen in a column of their own. */
const columnas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '240px minmax(0, 1fr)',
    xl: 'minmax(200px, 3fr) minmax(0, 8fr) minmax(280px, 4fr)',
  },
  gridTemplateRows: { md: 'auto 1fr', xl: 'auto' },
  gridTemplateAreas: {
    xs: '"bloques" "texto" "valores"',
    md: '"bloques texto" "valores texto"',
    xl: '"bloques texto valores"',
  },
} as const;

/** Read again with each of its texts, and with the values. */
function useBloque({ id, version }: ContratoDetalle, bloque: BloqueDeContrato) {
  return useApiQuery('/contrato/{idCodigo}/bloque/{bloque}', { idCodigo: id, bloque }, { keyedBy: version });
}

/** LEG-567: the blocks that are missing, one after the other, each as its format proposes it now. */
function useGenerarBloques(idCodigo: string, porGenerar: readonly BloqueDeContrato[]) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refrescar = useRefresh();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return useSingleMutation({
    mutationFn: async () => {
      for (const bloque of porGenerar) {
        const { propuesto, huella } = await dataProvider.get('/contrato/{idCodigo}/bloque/{bloque}', {
          idCodigo,
          bloque,
        });
        const body = { bloque, texto: propuesto ?? '', huella: huella ?? undefined };
        await dataProvider.post('/contrato/{idCodigo}/bloque', { idCodigo }, body);
      }
    },
    onSuccess: () => notify(LEG.bloqueGenerado, { type: 'success' }),
    onError: (error) => notifyError(error),
    onSettled: refrescar,
  });
}

/** What is to be done first: a rejected block, one that is missing, else the first. */
function primero({ bloques }: ContratoDetalle): BloqueDeContrato {
  const pendiente =
    bloques.find(({ estado }) => estado === 'R') ?? bloques.find(({ existe }) => existe === 'N') ?? bloques[0];
  return pendiente?.bloque ?? bloquesDeContrato[0].id;
}
