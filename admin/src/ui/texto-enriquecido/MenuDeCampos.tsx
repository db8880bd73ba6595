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
import { Selector } from '../Selector';

const ejemploDe = (nombre: CampoDeFormato): string => {
  const { ejemplo } = camposDeFormato[nombre];
  return typeof ejemplo === 'string' ? ejemplo : propios.formatoEsTabla;
};

/** The closed list of merge fields: one is found by its label and put where the cursor stands. */
export function MenuDeCampos({ disponible }: { readonly disponible: (nombre: CampoDeFormato) => boolean }) {
  const editor = useTiptapEditor();
  const insertar = (nombre: CampoDeFormato | null) => {
    if (nombre !== null) editor?.chain().focus().insertContent({ type: 'campo', attrs: { nombre } }).run();
  };
  return (
    <Selector<CampoDeFormato>
      options={nombresDeCampo as CampoDeFormato[]}
      value={null}
      onChange={(_, nombre) => insertar(nombre)}
      groupBy={(nombre) => gruposDeCampos[grupoDeCampo(nombre)]}
      getOptionLabel={(nombre) => camposDeFormato[nombre].etiqueta}
      getOptionDisabled={(nombre) => !disponible(nombre)}
      blurOnSelect
      clearOnBlur
      disabled={editor === null}
      noOptionsText={propios.sinCoincidencias}
      sx={{ maxWidth: 360, mb: 0.75 }}
      renderOption={({ key, ...props }, nombre) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          {camposDeFormato[nombre].etiqueta}
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }} noWrap>
            {ejemploDe(nombre)}
          </Typography>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={propios.formatoInsertarCampo} size="small" />}
    />
  );
}
