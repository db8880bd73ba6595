import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { diferencias, type Marca, sinCambios } from './diferencias';

export interface ComparacionProps {
  /** Rich text. */
  readonly antes: string;
  readonly ahora: string;
}

const etiqueta = { igual: 'span', nuevo: 'ins', quitado: 'del' } as const satisfies Record<Marca, string>;

/** What was added underlined, what was taken out struck through: told apart without colours too, and by screen readers. */
export default function Comparada({ antes, ahora }: ComparacionProps) {
  const parrafos = useMemo(() => diferencias(antes, ahora), [antes, ahora]);
  if (sinCambios(parrafos)) return <Alert severity="info">{propios.comparacionIgual}</Alert>;
  return (
    <Box sx={{ overflowWrap: 'anywhere', '& p': { m: 0, mb: 1, whiteSpace: 'pre-wrap' }, ...colores }}>
      {enOrden(parrafos).map(({ clave, trozos }) => (
        <p key={clave}>
          {enOrden(trozos).map(({ clave: lugar, trozos: { marca, texto } }) => {
            const Etiqueta = etiqueta[marca];
            return <Etiqueta key={lugar}>{texto}</Etiqueta>;
          })}
        </p>
      ))}
    </Box>
  );
}

/** Nothing in it moves: its place is its key. */
const enOrden = <T,>(lista: readonly T[]) => lista.map((trozos, i) => ({ clave: `${i}`, trozos }));

const colores = {
  '& ins': { bgcolor: 'success.main', color: 'success.contrastText', textDecoration: 'underline', px: 0.25 },
  '& del': { bgcolor: 'action.selected', color: 'error.main', textDecoration: 'line-through', px: 0.25 },
} as const;
