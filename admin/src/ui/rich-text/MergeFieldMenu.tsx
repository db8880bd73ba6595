import {
  type CampoDeFormato,
  camposDeFormato,
  grupoDeCampo,
  gruposDeCampos,
  nombresDeCampo,
  propios,
} from '@adjudica/domain';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTiptapEditor } from 'ra-input-rich-text';
import { SearchSelect } from '../SearchSelect';

const exampleOf = (name: CampoDeFormato): string => {
  const { ejemplo } = camposDeFormato[name];
  return typeof ejemplo === 'string' ? ejemplo : propios.formatoEsTabla;
};

/** The closed list of merge fields: the chosen one is inserted at the cursor. */
export function MergeFieldMenu({ isAvailable }: { readonly isAvailable: (name: CampoDeFormato) => boolean }) {
  const editor = useTiptapEditor();
  const insert = (name: CampoDeFormato | null) => {
    if (name !== null)
      editor
        ?.chain()
        .focus()
        .insertContent({ type: 'campo', attrs: { nombre: name } })
        .run();
  };
  return (
    <SearchSelect<CampoDeFormato>
      options={nombresDeCampo as CampoDeFormato[]}
      value={null}
      onChange={(_, name) => insert(name)}
      groupBy={(name) => gruposDeCampos[grupoDeCampo(name)]}
      getOptionLabel={(name) => camposDeFormato[name].etiqueta}
      getOptionDisabled={(name) => !isAvailable(name)}
      blurOnSelect
      clearOnBlur
      disabled={editor === null}
      noOptionsText={propios.sinCoincidencias}
      sx={{ maxWidth: 360, mb: 0.75 }}
      renderOption={({ key, ...props }, name) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          {camposDeFormato[name].etiqueta}
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }} noWrap>
            {exampleOf(name)}
          </Typography>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={propios.formatoInsertarCampo} size="small" />}
    />
  );
}
