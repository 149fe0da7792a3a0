// It keeps the timers that it finds when it is loaded. Files share their modules, so a test that stops the clock must not be the first to load it:
// in those that follow, scrolling would never end.
import 'virtua'
