import { propios } from '@adjudica/domain';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { answerQuestion } from '../../providers/secondFactor';
import { ActDialog } from '../../ui/act/ActDialog';
import { comprobacion } from './segundoFactor.actos';

/** Over whatever asked for it, which goes on once the code was taken. */
export default function PedirCodigoDialog() {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const shown = useRef(false);
  return (
    <ActDialog
      acto={comprobacion}
      id={null}
      conserva
      maxWidth="xs"
      enviar={async (cuerpo, key) => {
        await dataProvider.act(comprobacion.path, null, cuerpo, { key });
        shown.current = true;
      }}
      onClose={() => answerQuestion(shown.current)}
    >
      {propios.segundoFactorPedidoTexto}
    </ActDialog>
  );
}
