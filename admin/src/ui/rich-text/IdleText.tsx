import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useRef } from 'react';
import type { PressedPlace, RichTextFieldProps } from './Editor';
import { withDrawnMergeFields } from './mergeFieldText';
import { RichText } from './RichText';
import { sheetSx } from './sheetSx';

/** Heights of the editor's toolbar and merge field menu, so that the text does not move when they appear. */
const TOOLBAR_HEIGHT = 36;
const MENU_HEIGHT = 46;

interface IdleTextProps extends RichTextFieldProps {
  /** The pointer is over the text: the editor is loaded. */
  readonly onNear: () => void;
  readonly onPress: (place: PressedPlace) => void;
}

/** The text of a rich text field before its editor is loaded. */
export function IdleText({
  name,
  label,
  value,
  disabled = false,
  error,
  helperText,
  mergeFields,
  ...handlers
}: IdleTextProps) {
  const byPointer = useRef(false);
  const withMergeFields = mergeFields !== undefined;
  const { onNear, onPress } = handlers;
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    onPress({ x: clientX - left, y: clientY - top, scrolled: currentTarget.scrollTop });
  };
  return (
    <Box data-campo={name} sx={{ minWidth: 0 }}>
      <Typography
        variant="caption"
        component="div"
        sx={{ mb: 0.5, color: error === undefined ? 'text.secondary' : 'error.main' }}
      >
        {label}
      </Typography>
      <Typography
        variant="body2"
        sx={{
          height: withMergeFields ? TOOLBAR_HEIGHT + MENU_HEIGHT : TOOLBAR_HEIGHT,
          mb: 0.75,
          color: 'text.secondary',
          display: 'flex',
          alignItems: 'end',
        }}
      >
        {!disabled && propios.editorAlTocar}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          role="textbox"
          aria-multiline
          aria-readonly
          aria-label={label}
          tabIndex={disabled ? -1 : 0}
          onPointerEnter={onNear}
          onPointerDown={() => {
            byPointer.current = true;
          }}
          {...(!disabled && {
            onClick: press,
            onFocus: () => {
              if (!byPointer.current) onPress({ x: 0, y: 0, scrolled: 0 });
            },
          })}
          sx={{
            ...sheetSx,
            maxWidth: '172mm',
            border: 1,
            borderColor: error === undefined ? 'divider' : 'error.main',
            borderRadius: 1,
            cursor: disabled ? 'default' : 'text',
          }}
        >
          <RichText html={value ?? ''} transform={withMergeFields ? withDrawnMergeFields : undefined} />
        </Box>
      </Box>
      <FormHelperText error={error !== undefined}>{error ?? helperText ?? ' '}</FormHelperText>
    </Box>
  );
}
