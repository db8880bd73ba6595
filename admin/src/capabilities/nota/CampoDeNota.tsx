import { conMencion, LARGO_DE_NOTA, mencionPorTerminar, normalizar, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useForkRef } from '@mui/material/utils';
import { useRef } from 'react';
import type { ActInputProps } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { nombreDeColega, useColegas } from './colegas';

/** As many as stand below the text in one or two lines. */
const OFRECIDOS = 6;

/** A text in which '@' offers the colleagues. */
export function CampoDeNota({ inputRef, ...props }: ActInputProps) {
  const { value, onChange } = props;
  const { colegas } = useColegas();
  const escrito = useRef<HTMLTextAreaElement>(null);
  const ref = useForkRef(inputRef, escrito);
  const mencion = mencionPorTerminar(value);
  const buscados =
    mencion === null
      ? []
      : colegas
          .filter((colega) => nombreDeColega(colega) !== mencion.trimEnd())
          .filter((colega) => normalizar(nombreDeColega(colega)).includes(normalizar(mencion)))
          .slice(0, OFRECIDOS);
  return (
    <>
      <CommentField {...props} inputRef={ref} maxLength={LARGO_DE_NOTA} />
      {buscados.length > 0 && (
        <Box role="group" aria-label={propios.notaAvisar} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {buscados.map((colega) => (
            <Chip
              key={colega.id}
              label={nombreDeColega(colega)}
              title={colega.role}
              onClick={() => {
                onChange(conMencion(value, colega));
                escrito.current?.focus();
              }}
            />
          ))}
        </Box>
      )}
    </>
  );
}
