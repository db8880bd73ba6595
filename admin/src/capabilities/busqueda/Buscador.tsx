import { clasesAbiertas, clasesDeBusqueda, MINIMO_BUSQUEDA, preguntasDe, propios, puede } from '@adjudica/domain';
import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useMemo } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ownPath, useAreas } from '../../ui/navigation';
import { OpcionDePersona } from '../../ui/OpcionDePersona';
import { useSearch } from '../../ui/useSearch';
import { pantallasDe, pantallasLlamadas } from './pantallas';

interface Opcion {
  readonly grupo: string;
  readonly titulo: string;
  readonly detalle: string;
  readonly ruta: string;
}

interface BuscadorProps {
  /** As it was typed last; marked, so that the next word takes its place. */
  readonly texto: string;
  readonly onTexto: (texto: string) => void;
  readonly onClose: () => void;
}

/**
 * Search of everything that this user may open: records, asked of the server, and screens, which are known here. What is highlighted is what
 * Enter opens, with Ctrl in another tab; Escape closes, and the focus returns to where it was.
 */
export default function Buscador({ texto, onTexto, onClose }: BuscadorProps) {
  const { role } = useUsuario();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const navigate = useNavigate();
  const raiz = useHref('/');
  const busqueda = useFindings(texto.trim());
  const clases = clasesAbiertas(role).map((clase) => clasesDeBusqueda[clase].donde);

  const abrir = ({ ruta }: Opcion, enOtra: boolean) => {
    const path = ownPath(role, ruta);
    if (enOtra) window.open(raiz.replace(/\/$/, '') + path, '_blank', 'noopener');
    else void navigate(path);
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={propios.buscarEnTodo}
      maxWidth="sm"
      fullWidth
      fullScreen={phone}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<Opcion>
        open
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false}
        value={null}
        inputValue={texto}
        onInputChange={(_, next, reason) => {
          if (reason === 'input' || reason === 'clear') onTexto(next);
        }}
        onChange={(event, elegida) => {
          if (elegida === null) return;
          abrir(
            elegida,
            'ctrlKey' in event && (event.ctrlKey === true || ('metaKey' in event && event.metaKey === true)),
          );
        }}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        options={busqueda.opciones}
        // The server has searched, and the screens are chosen already.
        filterOptions={(opciones) => opciones}
        groupBy={({ grupo }) => grupo}
        getOptionLabel={({ titulo }) => titulo}
        getOptionKey={({ grupo, ruta }) => `${grupo} ${ruta}`}
        renderGroup={({ key, group, children }) => (
          <Grupo key={key} titulo={group}>
            {children}
          </Grupo>
        )}
        renderOption={({ key, ...option }, { titulo, detalle }) => (
          <OpcionDePersona key={key} option={option} nombre={titulo} detalle={detalle} />
        )}
        noOptionsText={<Aviso {...busqueda} />}
        slots={{ popper: EnSuLugar }}
        slotProps={{
          paper: { elevation: 0, square: true },
          listbox: { sx: { maxHeight: phone ? 'calc(100dvh - 150px)' : 420 } },
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            onFocus={({ target }) => target.select()}
            placeholder={propios.buscarEnTodoPista(clases)}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': propios.buscarEnTodo,
                spellCheck: false,
              },
              input: {
                ...params.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start">
                    {busqueda.buscando ? (
                      <CircularProgress size={20} aria-label="Buscando" />
                    ) : (
                      <Search fontSize="small" />
                    )}
                  </InputAdornment>
                ),
              },
            }}
            sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}
          />
        )}
      />
      <Box sx={{ px: 2, py: 1.25 }}>
        {busqueda.opciones.length > 0 && (
          <div role="status">
            <Aviso {...busqueda} />
          </div>
        )}
        <Typography variant="caption" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', mt: 0.5 }}>
          ↑ ↓ para moverse · Enter para abrir · Ctrl Enter en otra pestaña · Esc para cerrar
        </Typography>
      </Box>
    </Dialog>
  );
}

/** Screens by their name at once, records when the server has answered; and what to say where there are none. */
function useFindings(texto: string) {
  const { role } = useUsuario();
  const areas = useAreas();
  const pantallas = useMemo(() => pantallasDe(areas, role), [areas, role]);
  const preguntas = preguntasDe(role, texto);
  const { found, searching, failure } = useSearch({
    path: '/busqueda',
    params: {},
    text: texto,
    // A text that can name nothing is not asked.
    minLength: preguntas.length === 0 ? Number.POSITIVE_INFINITY : 1,
  });
  const llamadas = pantallasLlamadas(pantallas, texto);
  const opciones: Opcion[] = [
    ...llamadas.map(({ titulo, grupo, ruta }) => ({
      grupo: texto === '' ? 'Ir a' : 'Pantallas',
      titulo,
      detalle: grupo,
      ruta,
    })),
    ...found.map(({ clase, titulo, detalle, enlace }) => ({
      grupo: clasesDeBusqueda[clase as keyof typeof clasesDeBusqueda].titulo,
      titulo,
      detalle,
      ruta: enlace,
    })),
  ];
  return { opciones, buscando: searching, fallo: failure, aviso: failure ?? avisoDe() };

  function avisoDe(): string {
    if (searching) return 'Buscando…';
    if (texto === '' || found.length > 0) return '';
    const donde = preguntas.map(({ clase }) => clasesDeBusqueda[clase].donde);
    if (donde.length > 0 && llamadas.length > 0) return propios.busquedaSoloPantallas(donde);
    if (donde.length > 0 || clasesAbiertas(role).length === 0)
      return llamadas.length > 0 ? '' : propios.busquedaSinHallazgos(texto, donde);
    return puede(role, 'cliente:leer')
      ? propios.busquedaQueCabe(MINIMO_BUSQUEDA)
      : propios.busquedaParaConsulta(MINIMO_BUSQUEDA);
  }
}

/** That nothing was found, and where it was looked for; or why it was not. */
function Aviso({ aviso, fallo }: { readonly aviso: string; readonly fallo: string | undefined }) {
  return (
    <Typography variant="body2" component="span" color={fallo === undefined ? 'textSecondary' : 'error'}>
      {aviso}
    </Typography>
  );
}

/** The results stand in the dialog, below the field. */
function EnSuLugar({ children }: Pick<PopperProps, 'children'>) {
  return <Box>{typeof children === 'function' ? children({ placement: 'bottom' }) : children}</Box>;
}

function Grupo({ titulo, children }: { readonly titulo: string; readonly children?: ReactNode }) {
  return (
    <Box component="li" role="presentation">
      <Typography
        variant="caption"
        component="div"
        aria-hidden
        sx={{ px: 2, pt: 1, color: 'text.secondary', fontWeight: 600 }}
      >
        {titulo}
      </Typography>
      <Box component="ul" role="group" aria-label={titulo} sx={{ p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
