/** Takes the place of `hoist-non-react-statics`: Emotion copies statics in `withTheme` alone, which nothing here uses. */
export default function hoistNonReactStatics(): never {
  throw new Error('withTheme of Emotion is not in this build');
}
