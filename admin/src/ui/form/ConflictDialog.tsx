import type { Valor } from '@adjudica/domain';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../dialogs/FormDialog';
import { fechaHora } from '../format';
import { CatalogName } from './CatalogInput';
import type { Choice, Conflict, ConflictingField } from './conflict';
import { type FieldTable, fieldOf, textOf } from './fields';

interface ConflictDialogProps {
  readonly table: FieldTable;
  readonly conflict: Conflict;
  readonly busy: boolean;
  /** One choice per field that differs. */
  readonly onSave: (choices: Readonly<Record<string, Choice>>) => void;
  /** Back to the form with everything as typed; nothing is saved. */
  readonly onCancel: () => void;
}

/**
 * Two users edited the same record: shows who saved first and when, and for each differing field the typed and the stored value to choose from.
 * Render it only while there is a conflict.
 */
export function ConflictDialog({ table, conflict, busy, onSave, onCancel }: ConflictDialogProps) {
  const { who, when, fields } = conflict;
  const [choices, setChoices] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(fields.map(({ name, proposed }) => [name, proposed])),
  );
  return (
    <FormDialog
      title={`${who ?? 'Otra persona'} guardó antes que usted`}
      subject={
        <>
          {when !== null && `El ${fechaHora(when)}. `}
          {fields.length === 0
            ? 'Sus valores coinciden con los guardados.'
            : 'Elija qué queda en cada campo que difiere; lo demás se guarda como usted lo escribió.'}
        </>
      }
      fullOnPhone
      busy={busy}
      cancelLabel="Seguir editando"
      focused={fields.length === 0 ? 'submit' : undefined}
      onSubmit={() => onSave(choices)}
      onClose={onCancel}
    >
      {fields.map((field) => (
        <DifferingField
          key={field.name}
          table={table}
          field={field}
          choice={choices[field.name] ?? field.proposed}
          onChoose={(choice) => setChoices((before) => ({ ...before, [field.name]: choice }))}
        />
      ))}
    </FormDialog>
  );
}

interface DifferingFieldProps {
  readonly table: FieldTable;
  readonly field: ConflictingField;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function DifferingField({ table, field: { name, mine, stored, proposed }, choice, onChoose }: DifferingFieldProps) {
  const { etiqueta } = fieldOf(table, name);
  const options: readonly [Choice, string, Valor][] = [
    // a field that the user did not touch holds what was stored when he began
    ['mine', proposed === 'mine' ? 'Lo que usted escribió' : 'Antes', mine],
    ['stored', 'Lo que está guardado', stored],
  ];
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, px: 1.5, py: 0.75, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Typography component="legend" variant="caption" sx={{ px: 0.5, color: 'text.secondary' }}>
        {etiqueta}
      </Typography>
      <RadioGroup
        name={name}
        value={choice}
        onChange={(_, value) => onChoose(value as Choice)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        {options.map(([code, title, value]) => (
          <FormControlLabel
            key={code}
            value={code}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', mr: 0, minWidth: 0 }}
            label={
              <Box component="span" sx={{ display: 'block', pt: 0.75, overflowWrap: 'anywhere' }}>
                <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {title}
                </Typography>
                <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                  <Text table={table} name={name} value={value} />
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

interface TextProps {
  readonly table: FieldTable;
  readonly name: string;
  readonly value: Valor;
}

function Text({ table, name, value }: TextProps) {
  const field = fieldOf(table, name);
  return field.tipo === 'catalogo' ? <CatalogName resource={field.recurso} code={value} /> : textOf(field, value);
}
