import { type BloqueDeContrato, bloquesDeContrato } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useApiQuery } from '../../providers/useApiQuery';
import { isKept } from '../../ui/form/draft/DraftNotices';
import { LeaveQuestion } from '../../ui/form/LeaveQuestion';
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
    md: 'minmax(240px, 3fr) minmax(0, 7fr)',
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

/** What is to be done first: a rejected block, one that is missing, else the first. */
function primero({ bloques }: ContratoDetalle): BloqueDeContrato {
  const pendiente =
    bloques.find(({ estado }) => estado === 'R') ?? bloques.find(({ existe }) => existe === 'N') ?? bloques[0];
  return pendiente?.bloque ?? bloquesDeContrato[0].id;
}
