import { type BloqueDeContrato, bloquesDeContrato } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { isKept } from '../../ui/form/draft/DraftNotices';
import { LeaveQuestion } from '../../ui/form/LeaveQuestion';
import { Bloques } from './Bloques';
import { RECURSO } from './rutas';
import { Texto } from './Texto';
import type { BloqueDetalle, BloqueEscrito, ContratoDetalle } from './tipos';
import { useEscritos } from './useEscritos';
import { Valores } from './Valores';

/** LEG-565: blocks with their state and the values that fill them beside the text. What is typed in a block stays while another is looked at. */
export function Editor({ contrato }: { readonly contrato: ContratoDetalle }) {
  const [suyo, setSuyo] = useState<BloqueDeContrato | null>(null);
  // until somebody chooses or types, what is to be done first, by the newest that was read
  const elegido = suyo ?? primero(contrato);
  const { escritos, escribir, guardando, dudosoDe, estado } = useEscritos(contrato);
  const bloque = contrato.bloques.find((uno) => uno.bloque === elegido) as BloqueEscrito;
  const { data: detalle } = useBloque(contrato, elegido);
  const conCambios = contrato.bloques.filter((uno) => uno.editable && escritos[uno.bloque] !== undefined);
  return (
    <Box sx={columnas}>
      {conCambios.length > 0 && <LeaveQuestion withDraft={isKept(estado)} />}
      <Box sx={{ gridArea: 'bloques', minWidth: 0 }}>
        <Bloques
          contrato={contrato}
          elegido={elegido}
          conCambios={conCambios.map((uno) => uno.bloque)}
          onElegir={setSuyo}
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
            setSuyo(elegido);
            escribir(elegido, texto);
          }}
          guardando={guardando}
          onGuardado={(siguiente) => setSuyo(siguiente ?? elegido)}
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
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: [RECURSO, 'bloque', id, bloque, version],
    queryFn: ({ signal }) =>
      dataProvider.read<BloqueDetalle>(`${RECURSO}/${encodeURIComponent(id)}/bloque/${bloque}`, { signal }),
  });
}

/** What is to be done first: a rejected block, one that is missing, else the first. */
function primero({ bloques }: ContratoDetalle): BloqueDeContrato {
  const suyo =
    bloques.find(({ estado }) => estado === 'R') ?? bloques.find(({ existe }) => existe === 'N') ?? bloques[0];
  return suyo?.bloque ?? bloquesDeContrato[0].id;
}
