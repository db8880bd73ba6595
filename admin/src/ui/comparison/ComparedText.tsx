import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { differences, isUnchanged, type Mark } from './differences';

export interface ComparisonProps {
  /** Rich text. */
  readonly before: string;
  readonly after: string;
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const satisfies Record<Mark, string>;

/** Additions are underlined and deletions struck through, so that they differ without colours too. */
export default function ComparedText({ before, after }: ComparisonProps) {
  const paragraphs = useMemo(() => differences(before, after), [before, after]);
  if (isUnchanged(paragraphs)) return <Alert severity="info">{propios.comparacionIgual}</Alert>;
  return (
    <Box sx={{ overflowWrap: 'anywhere', '& p': { m: 0, mb: 1, whiteSpace: 'pre-wrap' }, ...colours }}>
      {withKeys(paragraphs).map(({ key, parts }) => (
        <p key={key}>
          {withKeys(parts).map(({ key: place, parts: { mark, text } }) => {
            const Tag = tags[mark];
            return <Tag key={place}>{text}</Tag>;
          })}
        </p>
      ))}
    </Box>
  );
}

/** The order never changes, so the index can be the key. */
const withKeys = <T,>(list: readonly T[]) => list.map((parts, i) => ({ key: `${i}`, parts }));

const colours = {
  '& ins': { bgcolor: 'success.main', color: 'success.contrastText', textDecoration: 'underline', px: 0.25 },
  '& del': { bgcolor: 'action.selected', color: 'error.main', textDecoration: 'line-through', px: 0.25 },
} as const;
